import type { PlaceHours } from '@/lib/articles/place';
import type { MapPoint } from '@/lib/cms/files/lists';
import { toPlace } from '@/lib/cms/mappers/toPlace';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { site } from '@/lib/site';

const source = 'the organisation';
const { deskChecked, deskHours } = site;

/** Example values are not checked facts: the position and the street are general knowledge, the number is omitted. */
const ORIGIN = deskChecked
  ? { source, checked: deskChecked }
  : { source: 'general knowledge', estimated: '2026-11-21' };

/** The organisation’s information desk, which also collects the tourist tax; its name, address, hours and number are in `lib/site.ts`. */
export const INFO_DESK: Pick<MapPoint, 'id' | 'name' | 'groups' | 'place'> = {
  id: 'info-desk',
  name: site.desk,
  groups: ['help', 'tax'],
  place: {
    coordinates: { ...site.coordinates, precision: 150, ...ORIGIN },
    address: { words: site.address, ...ORIGIN },
    openingHours: deskHours ? { source, ...deskHours } : undefined,
    onFoot: {
      walk: { from: { en: 'the Sea Gate', sr: 'Vrata od mora' }, minutes: 2 },
      source: 'reckoned from the plan of the town',
      estimated: '2026-11-25',
    },
    telephone: deskChecked ? { number: site.phone, source, checked: deskChecked } : undefined,
  },
};

/** When the desk is open; null while that is unknown, and once its check is no longer valid. */
export const getDeskHours = (language: Language): PlaceHours | null =>
  toPlace(INFO_DESK.place, language, clock.now())?.openingHours ?? null;
