import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/server/log';

/** So many different addresses failing, with no answer in between: the provider may be down as a whole. */
const FAILURES_TO_CHECK = 5;
/** While it is down, it is checked again this many milliseconds after the last failed check. */
const REST_MS = 1_000;
/** Longest wait for such a check, by whoever comes meanwhile: pages rendered at the moment of recovery are whole. */
const PATIENCE_MS = 2_000;

/** The provider was not asked, since it is down. */
export class CircuitOpen extends Error {}

/**
 * Spares a provider that is down, and its visitors the wait for it. Visitors choose addresses, which may fail for
 * reasons of their own: only the check opens the breaker, and only the check closes it.
 *
 * @param check asks the provider a fixed question; rejects when it fails
 */
export function createBreaker(check: () => Promise<unknown>) {
  const failing = new Set<string>();
  let isDown = false;
  let restsUntil = 0;
  let checking: Promise<void> | null = null;

  function succeed(): void {
    if (isDown) log.info('provider.up');
    isDown = false;
    failing.clear();
  }

  function fail(): void {
    if (!isDown) log.error('provider.down');
    isDown = true;
    restsUntil = performance.now() + REST_MS;
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
    if (isDown && performance.now() >= restsUntil) startCheck();
    if (isDown && checking) await Promise.race([checking, wait(PATIENCE_MS, undefined, { ref: false })]);
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
