import { processWide } from '@/lib/server/processWide';

/** How far the clocks of two instances may differ. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** Milliseconds since the epoch; 0 for never. `articles` has the refreshes of single articles by id. */
const last = () =>
  processWide('kotorFreshness', () => ({ refresh: 0, pages: 0, articles: new Map<string, number>(), staleValue: 0 }));

/** Makes all values that were read from the content so far stale, but no page. */
export function markValuesRefreshed(): void {
  last().refresh = Date.now();
}

/** Makes all pages rendered until a time stale; a time in the future counts as now. */
export function markPagesRefreshed(at = Date.now()): void {
  // After the clock was set back, the last time may be in the future too.
  last().pages = Math.min(Date.now(), Math.max(last().pages, at));
}

/** Makes the pages rendered so far stale that link to an article. */
export function markArticleRefreshed(id: string): void {
  last().articles.set(id, Date.now());
}

/** Makes everything derived from the content so far stale, in all caches of this process. */
export function markRefreshed(): void {
  markValuesRefreshed();
  markPagesRefreshed();
}

/**
 * Whether the content was refreshed since loading began, at a time in milliseconds since the epoch, or that time is in the
 * future, after the clock was wrong.
 */
export function isOutdated(time: number): boolean {
  const latest = Date.now() + CLOCK_TOLERANCE_MS;
  const { refresh } = last();
  return time > latest || (time <= refresh && refresh <= latest);
}

/**
 * Whether a page was refreshed since its rendering began, at a time in milliseconds since the epoch, or an article to
 * which it links.
 */
export const isPageBeforeRefresh = (time: number, articleIds: readonly string[] = []): boolean =>
  time <= last().pages || articleIds.some((id) => time <= (last().articles.get(id) ?? 0));

/** Caches a value until the next refresh; `load` gets the previous value, which it may reuse. */
export function cacheUntilRefresh<T>(load: (before: T | undefined) => T): () => T {
  let cached: { value: T; refreshedAt: number } | undefined;
  return () => {
    const refreshedAt = last().refresh;
    if (!cached || cached.refreshedAt !== refreshedAt) cached = { value: load(cached?.value), refreshedAt };
    return cached.value;
  };
}

/** Records the use of a value that the provider failed to renew, or a render without it. */
export function markStaleValue(): void {
  last().staleValue = Date.now();
}

/**
 * Whether any page used such a value since a time (milliseconds since the epoch). Concurrent renders are not
 * distinguished.
 */
export const usedStaleValueSince = (time: number): boolean => last().staleValue >= time;
