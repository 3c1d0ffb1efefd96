import 'server-only';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/log';
import { type Answer, found, MISSING, UNAVAILABLE } from '@/lib/provider/answer';

/** A provider that has not answered in full after this many milliseconds counts as failed (behaviour “When things fail”). */
const TIMEOUT_MS = 5_000;
/** Answers live this long, so that the existence check, the page and its metadata share one call. */
const FRESH_MS = 20_000;
/** A failed address is not asked again before this, whoever asks. */
const REST_MS = 1_000;
const MAX_BYTES = 10_000_000;
const MAX_CACHE_BYTES = 16_000_000;

class ProviderFailure extends Error {}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new ProviderFailure(`answer over ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function requestJson(url: string): Promise<Answer<unknown>> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    // No `cache` here: Next keeps nothing of a plain call, while `no-store` would forbid keeping the page itself.
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return MISSING;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderFailure(`status ${response.status}`);
  }
  return found(JSON.parse(await readBounded(response)));
}

type Held = { answer: Answer<unknown>; bytes: number };

/**
 * Asks one provider for JSON by path. Calls in flight are shared, answers are kept for a moment within a bound of bytes,
 * and a failed address rests before it is asked again.
 */
export function createRequester(origin: string): (path: string) => Promise<Answer<unknown>> {
  const failedAt = new LRUCache<string, true>({ max: 2_000, ttl: REST_MS });
  const held = new LRUCache<string, Held>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 500,
    ttl: FRESH_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (path) => {
      const answer = await requestJson(`${origin}/api${path}`);
      return { answer, bytes: answer.state === 'found' ? JSON.stringify(answer.value).length * 2 : 0 };
    },
  });

  return async (path) => {
    if (failedAt.has(path)) return UNAVAILABLE;
    try {
      return (await held.fetch(path))?.answer ?? UNAVAILABLE;
    } catch (error) {
      failedAt.set(path, true);
      log.warn('provider.failed', {
        path,
        reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
      });
      return UNAVAILABLE;
    }
  };
}
