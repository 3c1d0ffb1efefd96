import { TRIP_KEY } from '@/lib/browserStorage';

/** The serialized trip in local storage; null where the browser denies storage. */
export function readSerializedTrip(): string | null {
  try {
    return localStorage.getItem(TRIP_KEY) ?? '';
  } catch {
    return null;
  }
}

/** Whether the stored trip contains an item. Runs on every article page, so it avoids the parser and `storedTrip.ts`. */
export const isInStoredTrip = (id: string): boolean =>
  !!readSerializedTrip()
    ?.split('.')
    .some((item) => item.split('~')[0] === id);
