import type { Language } from '@/lib/i18n/language';
import { tripEntriesHref } from '@/lib/routing/browserHref';
import { parseTripEntries, type TripEntry } from '@/lib/trip/tripEntry';

/** The entries in a cached response; none if another build wrote another shape. */
async function entriesIn(response: Response): Promise<TripEntry[]> {
  try {
    return parseTripEntries(await response.json()).entries;
  } catch {
    return [];
  }
}

/**
 * The entries of items on the device, the latest of each. The service worker caches responses by URL, which changes
 * with every change of the trip.
 */
export async function savedTripEntries(language: Language, ids: readonly string[]): Promise<TripEntry[]> {
  const path = tripEntriesHref(language, '');
  const saved = new Map<string, TripEntry>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const response of await cache.matchAll(path, { ignoreSearch: true, ignoreVary: true })) {
      for (const entry of await entriesIn(response)) saved.set(entry.id, entry);
    }
  }
  return ids.flatMap((id) => saved.get(id) ?? []);
}
