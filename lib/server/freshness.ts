/** The server and the pages are separate bundles in one process: they share state on `globalThis`. */
const shared = globalThis as typeof globalThis & { kotorRefreshedAt?: number; kotorStaleValueAt?: number };

/** Makes everything that was made from the content so far stale, in all caches of this process. */
export function markRefreshed(): void {
  shared.kotorRefreshedAt = Date.now();
}

/**
 * Whether the content was refreshed since.
 *
 * @param time milliseconds since the epoch, at which loading began
 */
export const isBeforeRefresh = (time: number): boolean => time <= (shared.kotorRefreshedAt ?? 0);

/**
 * Caches a value until the next refresh.
 *
 * @param load gets the value before, which it may use again
 */
export function untilRefresh<T>(load: (last: T | undefined) => T): () => T {
  let cached: { value: T; refreshedAt: number | undefined } | undefined;
  return () => {
    const { kotorRefreshedAt: refreshedAt } = shared;
    if (!cached || cached.refreshedAt !== refreshedAt) cached = { value: load(cached?.value), refreshedAt };
    return cached.value;
  };
}

/** Notes that a value was used that the provider failed to renew, or that a page was rendered without it. */
export function markStaleValue(): void {
  shared.kotorStaleValueAt = Date.now();
}

/**
 * Whether any page used such a value since then. Pages rendered at the same time are not told apart.
 *
 * @param time milliseconds since the epoch
 */
export const usedStaleValueSince = (time: number): boolean => (shared.kotorStaleValueAt ?? 0) >= time;
