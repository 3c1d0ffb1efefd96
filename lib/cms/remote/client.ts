import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { createLoader, Loaded } from '@/lib/cms/remote/adapters/createLoader';
import { CircuitOpen, createCircuitBreaker } from '@/lib/cms/remote/circuitBreaker';
import { parseOrThrow } from '@/lib/cms/remote/parseOrThrow';
import { ProviderFailure } from '@/lib/cms/remote/readJson';
import { shortReasonOf } from '@/lib/cms/remote/shortReasonOf';
import { found, MISSING, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { cacheUntilRefresh } from '@/lib/server/freshness';
import { log } from '@/lib/server/log';

/** Results are cached so that the existence check, the page and its metadata share one call. */
const FRESH_MS = 20_000;
/** A failed path is not requested again before this time. */
const RETRY_MS = 1_000;
const MAX_CACHE_BYTES = 4_000_000;

const CONFIG = '/config';
/** Paths that always exist, so that a 404 for them is an outage: all but the later pages of the list of articles. */
const isPermanent = (path: string): boolean =>
  path === CONFIG || (/^\/article(\?|$)/.test(path) && !/[?&]page=(?!1(&|$))/.test(path));

/** Each call made, for the metrics: `{ result, seconds }`. */
const calls = channel('kotor:provider');

type Cached = { result: Result<unknown>; bytes: number };
type Config = { categories: readonly unknown[] };

const hasCategories = (config: Cached | undefined): boolean =>
  config?.result.state === 'found' && (config.result.value as Config).categories.length > 0;

/**
 * A client that fetches JSON from one provider by path, and parses it. Concurrent calls are shared, results are cached
 * for a moment, and a failed path is not retried at once, nor is a provider that is down; `/config` is its health
 * check.
 */
export function createProviderClient(load: ReturnType<typeof createLoader>, config: z.ZodType<Config>) {
  const throughBreaker = createCircuitBreaker(() => request(CONFIG, config));

  async function request(path: string, schema: z.ZodType): Promise<Loaded> {
    const started = performance.now();
    let result = 'failed';
    try {
      const response = await load(path);
      if (!response && isPermanent(path)) throw new ProviderFailure('status 404');
      const parsed = response && { value: parseOrThrow(schema, path, response.value), bytes: response.bytes };
      result = parsed ? 'found' : 'missing';
      return parsed;
    } finally {
      calls.publish({ result, seconds: (performance.now() - started) / 1_000 });
    }
  }

  const call = (path: string, schema: z.ZodType) => throughBreaker(path, () => request(path, schema));

  /**
   * Retries a 404 once the provider has passed a health check, which concurrent calls share: a provider that lost all
   * its content is down, and may have recovered only after the first call. An empty list of categories does not count
   * as healthy here, though a new site may have none.
   */
  async function retryMissing(path: string, schema: z.ZodType): Promise<Loaded> {
    const isFailing = cache.get(CONFIG)?.result.state === 'unavailable';
    const health = await cache.fetch(CONFIG, { context: config, forceRefresh: !isFailing });
    if (!hasCategories(health)) throw new ProviderFailure('status 404, and no categories');
    return call(path, schema);
  }

  const cache = new LRUCache<string, Cached, z.ZodType>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 500,
    ttl: FRESH_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (path, _stale, { context: schema, options }) => {
      try {
        const response = (await call(path, schema)) ?? (await retryMissing(path, schema));
        return response ? { result: found(response.value), bytes: response.bytes * 2 } : { result: MISSING, bytes: 0 };
      } catch (error) {
        const isOpen = error instanceof CircuitOpen;
        if (isOpen) calls.publish({ result: 'circuit_open', seconds: 0 });
        else log.warn('provider.failed', { path, reason: shortReasonOf(error) });
        // A call that was not made is made again at once; a lifetime of 0 would be endless.
        options.ttl = isOpen ? 1 : RETRY_MS;
        return { result: UNAVAILABLE, bytes: 0 };
      }
    },
  });

  const clearAfterRefresh = cacheUntilRefresh(() => cache.clear());

  return async <T extends z.ZodType>(path: string, schema: T): Promise<Result<z.output<T>>> => {
    clearAfterRefresh();
    const cached = await cache.fetch(path, { context: schema });
    return (cached?.result ?? UNAVAILABLE) as Result<z.output<T>>;
  };
}
