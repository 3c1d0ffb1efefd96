import 'server-only';
import { getMapPlaces } from '@/lib/cms/getMapPlaces';
import type { Language } from '@/lib/i18n/language';
import type { MapPlace } from '@/lib/map/mapPlace';
import type { TripEntry } from '@/lib/trip/tripEntry';

/** The places of a trip on the map, in the order of a walk and numbered from 1. */
export async function getTripPlaces(entries: readonly TripEntry[], language: Language): Promise<MapPlace[]> {
  const hrefs = new Set(entries.flatMap(({ href, isOnMap }) => (isOnMap ? href : [])));
  if (hrefs.size === 0) return [];
  const places = (await getMapPlaces(language)).filter(({ href }) => href !== null && hrefs.has(href));
  return places.map((place, index) => ({ ...place, number: index + 1 }));
}
