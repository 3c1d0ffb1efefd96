import 'server-only';
import type { TripEntry } from '@/lib/content/trip/tripEntry';
import type { Language } from '@/lib/language';
import { getMapPlaces } from '@/lib/map/getMapPlaces';
import type { MapPlace } from '@/lib/map/mapPlace';

/** The places of a trip on the map’s drawings, in the order in which one walks them, numbered anew. */
export async function getTripPlaces(entries: readonly TripEntry[], language: Language): Promise<MapPlace[]> {
  const hrefs = new Set(entries.flatMap(({ href, isOnMap }) => (isOnMap ? href : [])));
  if (hrefs.size === 0) return [];
  const places = (await getMapPlaces(language)).filter(({ href }) => href !== null && hrefs.has(href));
  return places.map((place, index) => ({ ...place, number: index + 1 }));
}
