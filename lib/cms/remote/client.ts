import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { CircuitOpen, createBreaker } from '@/lib/cms/remote/breaker';
import { ProviderFailure, readJson } from '@/lib/cms/remote/readJson';
import { found, MISSING, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { parseResponse } from '@/lib/cms/schema/repair';
import { log } from '@/lib/server/log';

/** Answers live this long, so that the existence check, the page and its metadata share one call. */
const FRESH_MS = 20_000;
/** A failed address is not asked again before this, whoever asks. */
const REST_MS = 1_000;
/** Between two proofs of life, which all 404s that came before them share. */
const PROOF_MS = 100;
const MAX_CACHE_BYTES = 4_000_000;

const CONFIG = '/config';
/** Addresses that always exist: a 404 of theirs is an outage. */
const ALWAYS_THERE = /^\/(config$|article(\?|$))/;

/** Each call made, for the metrics: `{ result, seconds }`. */
const calls = channel('kotor:provider');

type Held = { answer: Result<unknown>; bytes: number };

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.name}: ${error.message}${cause}`;
};

/**
 * Asks one provider for JSON by path, and checks it. Calls in flight are shared, answers are kept for a moment within a
 * bound of bytes, a failed address rests before it is asked again, and so does a provider that fails as a whole.
 *
 * @param config the shape of `/config`, which tells whether the provider is well
 */
export function createProviderClient(origin: string, config: z.ZodType) {
  const runSpared = createBreaker(() => read(CONFIG, config));
  const failedAt = new LRUCache<string, true>({ max: 2_000, ttl: REST_MS });
  /** When the last call for the categories that was answered well began. */
  let aliveAt = Number.NEGATIVE_INFINITY;
  let provedAt = Number.NEGATIVE_INFINITY;
  let proof: Promise<void> | null = null;

  async function readChecked(path: string, schema: z.ZodType) {
    const answer = await readJson(`${origin}/api${path}`);
    if (!answer && ALWAYS_THERE.test(path)) throw new ProviderFailure('status 404');
    if (!answer) return null;
    const parsed = parseResponse(path, schema, answer.value);
    if (!parsed.success) throw new ProviderFailure(`nonsense, ${parsed.error.issues[0]?.message}`);
    return { value: parsed.data, bytes: answer.bytes };
  }

  /** @returns null for a 404 */
  async function read(path: string, schema: z.ZodType): Promise<{ value: unknown; bytes: number } | null> {
    const started = performance.now();
    let result = 'failed';
    try {
      const answer = await readChecked(path, schema);
      result = answer ? 'found' : 'missing';
      return answer;
    } finally {
      calls.publish({ result, seconds: (performance.now() - started) / 1_000 });
    }
  }

  async function call(path: string, schema: z.ZodType): ReturnType<typeof read> {
    try {
      return await runSpared(path, () => read(path, schema));
    } catch (error) {
      if (error instanceof CircuitOpen) calls.publish({ result: 'spared', seconds: 0 });
      throw error;
    }
  }

  async function prove(): Promise<void> {
    const began = performance.now();
    const early = Math.min(PROOF_MS, provedAt + PROOF_MS - began);
    if (early > 0) await wait(early, undefined, { ref: false });
    provedAt = performance.now();
    try {
      await held.fetch(CONFIG, { context: config, forceRefresh: true });
      aliveAt = provedAt;
    } catch (error) {
      failedAt.set(CONFIG, true);
      throw error;
    }
  }

  /**
   * A 404 is believed of a provider that still knows its categories after it: one that lost everything is down, from
   * its first 404 on.
   */
  async function expectAlive(): Promise<void> {
    const since = performance.now();
    while (aliveAt < since) {
      if (failedAt.has(CONFIG)) throw new ProviderFailure('status 404, as for the categories');
      proof ??= prove().finally(() => {
        proof = null;
      });
      await proof;
    }
  }

  /** What was a 404, asked for once more of a provider that is well: it may have come back only after the first. */
  async function askAgain(path: string, schema: z.ZodType): ReturnType<typeof read> {
    await expectAlive();
    return call(path, schema);
  }

  const held = new LRUCache<string, Held, z.ZodType>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 500,
    ttl: FRESH_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (path, _stale, { context: schema }) => {
      const answer = (await call(path, schema)) ?? (await askAgain(path, schema));
      return answer ? { answer: found(answer.value), bytes: answer.bytes * 2 } : { answer: MISSING, bytes: 0 };
    },
  });

  return async <T extends z.ZodType>(path: string, schema: T): Promise<Result<z.output<T>>> => {
    if (failedAt.has(path)) return UNAVAILABLE;
    try {
      const kept = await held.fetch(path, { context: schema });
      return (kept?.answer ?? UNAVAILABLE) as Result<z.output<T>>;
    } catch (error) {
      if (error instanceof CircuitOpen) return UNAVAILABLE;
      failedAt.set(path, true);
      log.warn('provider.failed', { path, reason: reasonOf(error) });
      return UNAVAILABLE;
    }
  };
}
