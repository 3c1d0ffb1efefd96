import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { isBeforeRefresh, markStaleValue } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';

/** As long as pages are fresh. */
const FRESH_MS = 300_000;
/** Pause after a failure: short, so that the value is fresh soon after the provider's recovery. */
const RETRY_MS = 20_000;

/**
 * Caches the last good value made from the provider's responses. Concurrent calls share one run; a stale value is served
 * while it is revalidated, and for as long as that fails: a page rendered with it then is rendered again soon. After a
 * refresh, the first call waits for the new value.
 */
export function staleIfError<T>(name: string, load: () => Promise<Result<T>>): () => Promise<Result<T>> {
  let cached: { value: T; until: number; hasFailed: boolean } | null = null;
  let startedAt = 0;
  let running: Promise<Result<T>> | null = null;

  const store = (result: Result<T>): void => {
    if (result.state === 'found') cached = { value: result.value, until: Date.now() + FRESH_MS, hasFailed: false };
    else if (cached) cached = { value: cached.value, until: Date.now() + RETRY_MS, hasFailed: true };
  };

  const revalidate = (): Promise<Result<T>> => {
    if (running && !isBeforeRefresh(startedAt)) return running;
    startedAt = Date.now();
    const started = load()
      .catch((error: unknown) => {
        log.error('staleIfError.failed', { name, reason: String(error) });
        return UNAVAILABLE;
      })
      .then((result) => {
        // After a refresh another load may have started, whose value is newer.
        if (running === started) {
          running = null;
          store(result);
        }
        return result;
      });
    running = started;
    return started;
  };

  return async () => {
    if (!cached) return revalidate();
    if (isBeforeRefresh(startedAt)) await revalidate();
    if (Date.now() >= cached.until) void revalidate();
    if (cached.hasFailed) markStaleValue();
    return found(cached.value);
  };
}
