import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { shortReasonOf } from '@/lib/cms/remote/shortReasonOf';
import { log } from '@/lib/server/log';

/** After failures of this many paths, without a success between them, the provider may be down. */
const FAILURES_TO_CHECK = 5;
/** Pause between two checks while the provider is down. */
const CHECK_INTERVAL_MS = 1_000;
/** Calls during a check wait for it up to this time, so that pages are complete as soon as the provider recovers. */
const MAX_WAIT_MS = 2_000;

/** The call was not made, since the provider is down. */
export class CircuitOpen extends Error {}

/**
 * A circuit breaker: while the provider is down, calls fail at once. Only `check`, a call that always succeeds unless
 * the provider is down, opens and closes it, since visitors choose the other paths, which may fail for unrelated
 * reasons.
 */
export function createCircuitBreaker(check: () => Promise<unknown>) {
  const failing = new Set<string>();
  let isDown = false;
  /** Why it is down, if it is: it may fail in several ways in turn. */
  const reasons = new Set<string>();
  let nextCheck = 0;
  let checking: Promise<void> | null = null;

  function succeed(): void {
    if (isDown) log.info('provider.up');
    isDown = false;
    failing.clear();
    reasons.clear();
  }

  function fail(error: unknown): void {
    const reason = shortReasonOf(error);
    if (!reasons.has(reason)) log.error('provider.down', { reason });
    reasons.add(reason);
    isDown = true;
    nextCheck = performance.now() + CHECK_INTERVAL_MS;
  }

  function startCheck(): void {
    checking ??= check()
      .then(succeed, fail)
      .finally(() => {
        checking = null;
      });
  }

  /** @throws {CircuitOpen} without a call, while the provider is down */
  return async function run<T>(path: string, call: () => Promise<T>): Promise<T> {
    if (isDown && performance.now() >= nextCheck) startCheck();
    if (isDown && checking) await Promise.race([checking, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    if (isDown) throw new CircuitOpen();
    try {
      const value = await call();
      failing.clear();
      return value;
    } catch (error) {
      failing.add(path);
      if (failing.size >= FAILURES_TO_CHECK) startCheck();
      throw error;
    }
  };
}
