import type { PlaceFile } from '@/lib/places/placeFile';
import type { MapGroup } from '@/lib/routing/mapGroup';
import { site } from '@/lib/site';

/** A point of the map that is no article of the guide. Its name stands in the messages, `MapPage.places`. */
export type OwnPoint = { id: string; group: MapGroup; place: PlaceFile };

const CHECKED = '2026-11-21';

/** Known to a few streets, and laid against the shore (`components/map/bayShore.ts`). */
const position = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  precision: 150,
  source: 'general knowledge, laid against the GSHHG shore',
  checked: CHECKED,
});

const located = (en: string, sr: string, source: string) => ({ words: { en, sr }, source, checked: CHECKED });

/**
 * Where one asks and arrives. Bus stops, car parks, toilets and the points where the tax is paid are not here: nobody
 * has told us where they are, and the organisation’s own maps (`site.maps`) have the last of them.
 */
export const OWN_POINTS: readonly OwnPoint[] = [
  {
    id: 'info-desk',
    group: 'help',
    place: {
      coordinates: { ...site.coordinates, precision: 150, source: 'the organisation', checked: CHECKED },
      address: { words: site.address, source: 'the organisation', checked: CHECKED },
    },
  },
  {
    id: 'coach-station',
    group: 'arrival',
    place: {
      address: located(
        'Škaljari, south of the old town, about 10 minutes on foot',
        'Škaljari, južno od Starog grada, oko 10 minuta pješice',
        'general knowledge',
      ),
    },
  },
  {
    id: 'ferry-lepetane',
    group: 'arrival',
    place: {
      coordinates: position(42.4708, 18.6886),
      address: located('Lepetane, for Kamenari', 'Lepetane, za Kamenare', 'ferry.co.me'),
    },
  },
  {
    id: 'ferry-kamenari',
    group: 'arrival',
    place: {
      coordinates: position(42.466, 18.675),
      address: located('Kamenari, for Lepetane', 'Kamenari, za Lepetane', 'ferry.co.me'),
    },
  },
  {
    id: 'tivat-airport',
    group: 'arrival',
    place: {
      coordinates: position(42.405, 18.723),
      address: located('Tivat, beyond the Vrmac tunnel', 'Tivat, iza tunela Vrmac', 'general knowledge'),
    },
  },
];
