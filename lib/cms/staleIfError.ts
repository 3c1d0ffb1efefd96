import { setTimeout as wait } from 'node:timers/promises';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { isOutdated, markStaleValue } from '@/lib/server/freshness';
import { log, reasonOf } from '@/lib/server/log';

/** As long as pages are fresh. */
const FRESH_MS = 300_000;
/** Pause after a failure: short, so that the value is fresh soon after the provider's recovery. */
const RETRY_MS = 20_000;
/** How long calls wait for a load where there is an old value. */
const LOAD_TIMEOUT_MS = 2_000;

/**
 * Caches the last good value made from the provider's responses: a stale one is served while it is revalidated, and for as
 * long as that fails. After a refresh, and when the value expired long ago, calls wait a moment for the new one.
 */
export function staleIfError<T>(
  name: string,
  load: () => Promise<Result<T>>,
  isComplete: (value: T) => boolean = () => true,
): () => Promise<Result<T>> {
  let cached: { value: T; startedAt: number; until: number; hasFailed: boolean } | null = null;
  let startedAt = 0;
  let running: Promise<Result<T>> | null = null;

  const store = (result: Result<T>): void => {
    const last = result.state === 'found' ? result : cached;
    const isGood = result.state === 'found' && isComplete(result.value);
    const until = Date.now() + (isGood ? FRESH_MS : RETRY_MS);
    if (last) cached = { value: last.value, startedAt, until, hasFailed: result.state !== 'found' };
  };

  const revalidate = (): Promise<Result<T>> => {
    if (running && !isOutdated(startedAt)) return running;
    startedAt = Date.now();
    const started = load()
      .catch((error: unknown) => {
        log.error('staleIfError.failed', { name, reason: reasonOf(error) });
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
    const isOld = isOutdated(cached.startedAt) || Date.now() >= cached.until + FRESH_MS;
    const loading = isOld || Date.now() >= cached.until ? revalidate() : null;
    if (isOld) await Promise.race([loading, wait(startedAt + LOAD_TIMEOUT_MS - Date.now(), undefined, { ref: false })]);
    if (cached.hasFailed || isOutdated(cached.startedAt) || Date.now() >= cached.until) markStaleValue();
    return found(cached.value);
  };
}
