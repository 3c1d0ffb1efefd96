import 'server-only';
import { ifCurrent } from '@/lib/articles/place';
import { articleHref } from '@/lib/cms/mappers/references';
import { toPlace } from '@/lib/cms/mappers/toPlace';
import { getPlaceArticles, knownPlaceOf, knownPlaces, placeNames } from '@/lib/cms/places';
import { clock } from '@/lib/i18n/clock';
import { formatMetres } from '@/lib/i18n/formatMetres';
import type { Language } from '@/lib/i18n/language';
import { type GeoCoordinates, metresBetween, roundDistance } from '@/lib/map/geometry';
import { type MapPlace, sortPlaces, toPlacement } from '@/lib/map/mapPlace';
import { mapHref } from '@/lib/routing/href';

/** URL of the map with the pin of an article's place marked; null if it is on no map. */
export function pinHref(articleId: string, language: Language): string | null {
  const known = knownPlaceOf(articleId);
  const placement = known && toPlacement(known.id, known.place.coordinates, known.plan);
  return placement ? `${mapHref(language)}#pin-${known.id}` : null;
}

/** The Sea Gate (`content/guide/sea-gate/place.yaml`). */
const SEA_GATE = { latitude: 42.425, longitude: 18.77 };

const toDistance = (to: GeoCoordinates, language: Language): string =>
  formatMetres(roundDistance(metresBetween(SEA_GATE, to)), language);

/** The numbered places of both maps. Places without a name or a position are omitted. */
export async function getMapPlaces(language: Language): Promise<MapPlace[]> {
  const articles = await getPlaceArticles();
  const nameOf = placeNames(language);
  const now = clock.now();
  const places = knownPlaces().flatMap((known) => {
    const article = articles.get(known.id);
    const name = nameOf(known, article);
    const place = toPlace(known.place, language, now);
    const placement = toPlacement(known.id, place?.coordinates, known.plan);
    if (!name || !placement) return [];
    const isFar = placement.sheet === 'bay' && !place?.onFoot?.walk;
    return {
      id: known.id,
      name,
      href: article ? articleHref(article, language) : null,
      groups: known.groups,
      address: place?.address?.words ?? null,
      coordinates: place?.coordinates ?? null,
      onFoot: place?.onFoot ?? null,
      fromSeaGate: isFar && place?.coordinates ? toDistance(place.coordinates, language) : null,
      openingHours: place?.openingHours ?? null,
      admission: place && ifCurrent(place.admission),
      telephone: place && ifCurrent(place.telephone),
      ...placement,
    };
  });
  return sortPlaces(places).map((place, index) => ({ ...place, number: index + 1 }));
}
