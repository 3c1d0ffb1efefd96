import { TRIP_KEY } from '@/lib/browserStorage';
import { readSerializedTrip } from '@/lib/trip/isInStoredTrip';
import {
  hasItem,
  mergeTrips,
  type ParsedTrip,
  parseTrip,
  serializeTrip,
  type Trip,
  type TripItem,
  without,
} from '@/lib/trip/trip';

/** The parsed trip in local storage; null where the browser denies storage. */
export function readStoredTrip(): ParsedTrip | null {
  const text = readSerializedTrip();
  return text === null ? null : parseTrip(text);
}

/**
 * Updates the trip in local storage, read again first because another tab may have changed it; null where the browser
 * denies storage.
 */
export function changeStoredTrip(update: (trip: Trip) => Trip): Trip | null {
  const before = readStoredTrip();
  if (!before) return null;
  const trip = update(before.items);
  try {
    if (trip.length > 0) localStorage.setItem(TRIP_KEY, serializeTrip(trip));
    else localStorage.removeItem(TRIP_KEY);
    return trip;
  } catch {
    return null;
  }
}

/** Result of adding an item to the stored trip or removing it; `refused` where the browser denies storage. */
export type SaveOutcome = 'saved' | 'removed' | 'full' | 'refused';

/** Lets the service worker, if there is one, cache entries of the stored trip for the trip without a connection. */
export function cacheEntries(href: string): void {
  if (navigator.serviceWorker?.controller) fetch(href).catch(() => {});
}

/** @param entriesHref URL of the item’s entry */
export function addToTrip(item: TripItem, entriesHref: string): SaveOutcome {
  const trip = changeStoredTrip((before) => mergeTrips(before, [item]));
  if (!trip) return 'refused';
  if (!hasItem(trip, item.id)) return 'full';
  cacheEntries(entriesHref);
  return 'saved';
}

export const removeFromTrip = (id: string): SaveOutcome =>
  changeStoredTrip((before) => without(before, id)) ? 'removed' : 'refused';
