import { processWide } from '@/lib/server/processWide';

/** Milliseconds since the epoch; 0 for never. */
const last = () => processWide('kotorFreshness', () => ({ refresh: 0, staleValue: 0 }));

/** Makes everything that was made from the content so far stale, in all caches of this process. */
export function markRefreshed(): void {
  last().refresh = Date.now();
}

/** Whether the content was refreshed since loading began, at a time in milliseconds since the epoch. */
export const isBeforeRefresh = (time: number): boolean => time <= last().refresh;

/** Caches a value until the next refresh; `load` gets the value before, which it may use again. */
export function untilRefresh<T>(load: (before: T | undefined) => T): () => T {
  let cached: { value: T; refreshedAt: number } | undefined;
  return () => {
    const refreshedAt = last().refresh;
    if (!cached || cached.refreshedAt !== refreshedAt) cached = { value: load(cached?.value), refreshedAt };
    return cached.value;
  };
}

/** Notes that a value was used that the provider failed to renew, or that a page was rendered without it. */
export function markStaleValue(): void {
  last().staleValue = Date.now();
}

/**
 * Whether any page used such a value since a time (milliseconds since the epoch). Pages rendered at the same time are
 * not told apart.
 */
export const usedStaleValueSince = (time: number): boolean => last().staleValue >= time;
