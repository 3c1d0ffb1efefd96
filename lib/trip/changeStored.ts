import { readStored } from '@/lib/trip/storedTrip';
import { type Kept, type ReadTrip, readTrip, type Trip, writeTrip } from '@/lib/trip/trip';
import { TRIP_KEY } from '@/lib/visitor-info/storage';

/** The trip on the device, read; null where the browser keeps nothing for the site. */
export function readStoredTrip(): ReadTrip | null {
  const text = readStored();
  return text === null ? null : readTrip(text);
}

/**
 * Changes the trip on the device as it is now: another tab may have changed it since this page read it.
 *
 * @returns the trip as it is after that; null where the browser refuses to keep it
 */
export function changeStored(alter: (trip: Trip) => readonly Kept[]): readonly Kept[] | null {
  const before = readStoredTrip();
  if (!before) return null;
  const trip = alter(before.items);
  try {
    if (trip.length > 0) window.localStorage.setItem(TRIP_KEY, writeTrip(trip));
    else window.localStorage.removeItem(TRIP_KEY);
    return trip;
  } catch {
    return null;
  }
}
