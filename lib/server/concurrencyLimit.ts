import pLimit from 'p-limit';

/** The result of work that was refused because the queue was full. */
export const BUSY = Symbol('busy');

/**
 * Limits how many pieces of work run at once, and how many wait: the returned function runs work when there is room, or
 * resolves to `BUSY` at once when the queue is full.
 */
export function createConcurrencyLimit({ concurrency, queue }: { concurrency: number; queue: number }) {
  const limit = pLimit(concurrency);
  return async <T>(work: () => Promise<T>): Promise<T | typeof BUSY> =>
    limit.activeCount + limit.pendingCount < concurrency + queue ? limit(work) : BUSY;
}
