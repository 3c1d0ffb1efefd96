import { log } from '@/lib/log';
import { type Answer, found, UNAVAILABLE } from '@/lib/provider/answer';

/** As fresh as a page (docs/requirements.md, Failures). */
const FRESH_MS = 300_000;
/** Pause after a failure, so that all is fresh again soon after the provider’s recovery. */
const REST_MS = 20_000;

/**
 * Keeps the last good of something made from the provider’s answers: made once for all who ask meanwhile, renewed behind
 * them when it is old, and served on for as long as that fails.
 */
export function keepLastGood<T>(name: string, make: () => Promise<Answer<T>>): () => Promise<Answer<T>> {
  let kept: { value: T; until: number } | null = null;
  let running: Promise<Answer<T>> | null = null;

  const renew = (): Promise<Answer<T>> => {
    running ??= make()
      .catch((error: unknown) => {
        log.error('lastGood.failed', { name, reason: String(error) });
        return UNAVAILABLE;
      })
      .then((answer) => {
        if (answer.state === 'found') kept = { value: answer.value, until: Date.now() + FRESH_MS };
        else if (kept) kept.until = Date.now() + REST_MS;
        return answer;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  return async () => {
    if (!kept) return renew();
    if (Date.now() >= kept.until) void renew();
    return found(kept.value);
  };
}
