import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/log';

/** So many different addresses failing, with no answer in between: the provider as a whole is down. */
const FAILURES_TO_OPEN = 5;
/** While it is down, it is asked again this many milliseconds after the last failure, one call at a time. */
const REST_MS = 1_000;
/** Longest wait for such a call, by whoever comes meanwhile: pages made at the moment of recovery are whole. */
const PATIENCE_MS = 2_000;

/** The provider was not asked, since it is down. */
export class ProviderRests extends Error {}

/**
 * Spares a provider that is down, and its visitors the wait for it. One broken resource opens nothing: it is one
 * address, and the others answer.
 */
export function createBreaker() {
  const failing = new Set<string>();
  let restsUntil = 0;
  let probe: Promise<unknown> | null = null;

  const isDown = (): boolean => failing.size >= FAILURES_TO_OPEN;

  function succeed(): void {
    if (isDown()) log.info('provider.up');
    failing.clear();
  }

  function fail(path: string): void {
    restsUntil = performance.now() + REST_MS;
    if (isDown()) return;
    failing.add(path);
    if (isDown()) log.error('provider.down');
  }

  /** @throws {ProviderRests} without a call, while the provider is down */
  return async function run<T>(path: string, call: () => Promise<T>): Promise<T> {
    if (probe) await Promise.race([probe, wait(PATIENCE_MS, undefined, { ref: false })]);
    if (isDown() && (probe || performance.now() < restsUntil)) throw new ProviderRests();
    const settled = call().then(
      (value) => {
        succeed();
        return value;
      },
      (error) => {
        fail(path);
        throw error;
      },
    );
    if (isDown()) {
      const ended = (): void => {
        probe = null;
      };
      probe = settled.then(ended, ended);
    }
    return settled;
  };
}
