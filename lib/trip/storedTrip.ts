import { TRIP_KEY } from '@/lib/visitor-info/storage';

/** The trip as it is kept on the device; null where the browser keeps nothing for the site. */
export function readStored(): string | null {
  try {
    return window.localStorage.getItem(TRIP_KEY) ?? '';
  } catch {
    return null;
  }
}

const idOf = (thing: string): string | undefined => thing.split('~')[0];

/**
 * Whether the trip on the device has a thing: asked on every article page, so without reading the rest.
 *
 * @param thing its id, with or without a day
 */
export const isStored = (thing: string): boolean =>
  !!readStored()
    ?.split('.')
    .some((kept) => idOf(kept) === idOf(thing));
