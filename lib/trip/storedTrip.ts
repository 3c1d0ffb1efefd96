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
 * Whether the stored trip contains an item. Runs on every article page, so it avoids the parser.
 *
 * @param item a serialized item, with or without a day
 */
export const isStored = (item: string): boolean =>
  !!readStored()
    ?.split('.')
    .some((stored) => idOf(stored) === idOf(item));
