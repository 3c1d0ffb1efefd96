import pLimit from 'p-limit';

/** The result of work that was refused because the queue was full. */
export const QUEUE_FULL = Symbol('queue full');

/**
 * Limits how many pieces of work run at once, and how many wait: the returned function runs work when there is room, or
 * resolves to `QUEUE_FULL` at once when the queue is full.
 */
export function createConcurrencyLimit({ concurrency, queue }: { concurrency: number; queue: number }) {
  const limit = pLimit(concurrency);
  return async <T>(work: () => Promise<T>): Promise<T | typeof QUEUE_FULL> =>
    limit.activeCount + limit.pendingCount < concurrency + queue ? limit(work) : QUEUE_FULL;
}
