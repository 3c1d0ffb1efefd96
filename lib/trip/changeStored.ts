import { readStored } from '@/lib/trip/storedTrip';
import { type ParsedTrip, parseTrip, serializeTrip, type Trip, type TripItem } from '@/lib/trip/trip';
import { TRIP_KEY } from '@/lib/visitor-info/storage';

/** The parsed trip in local storage; null where the browser denies storage. */
export function readStoredTrip(): ParsedTrip | null {
  const text = readStored();
  return text === null ? null : parseTrip(text);
}

/**
 * Updates the trip in local storage, read again first because another tab may have changed it; null where the browser
 * denies storage.
 */
export function changeStored(update: (trip: Trip) => readonly TripItem[]): readonly TripItem[] | null {
  const before = readStoredTrip();
  if (!before) return null;
  const trip = update(before.items);
  try {
    if (trip.length > 0) window.localStorage.setItem(TRIP_KEY, serializeTrip(trip));
    else window.localStorage.removeItem(TRIP_KEY);
    return trip;
  } catch {
    return null;
  }
}
