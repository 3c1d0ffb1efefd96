import { TRIP_KEY } from '@/lib/visitor-info/storage';

/** The serialized trip in local storage; null where the browser denies storage. */
export function readStored(): string | null {
  try {
    return window.localStorage.getItem(TRIP_KEY) ?? '';
  } catch {
    return null;
  }
}

const idOf = (item: string): string | undefined => item.split('~')[0];

/**
 * Whether the stored trip contains a serialized item, with or without a day. Runs on every article page, so it avoids
 * the parser and `storedTrip.ts`.
 */
export const isStored = (item: string): boolean =>
  !!readStored()
    ?.split('.')
    .some((stored) => idOf(stored) === idOf(item));
