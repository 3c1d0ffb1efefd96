/** The result of work that was refused because the queue was full. */
export const BUSY = Symbol('busy');

/**
 * Limits how many pieces of work run at once, and how many wait: the returned function runs work when there is room, or
 * resolves to `BUSY` at once when the queue is full.
 */
export function createConcurrencyLimit({ concurrency, queue }: { concurrency: number; queue: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** A finished piece of work hands its slot to the first that waits. */
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T | typeof BUSY> => {
    if (running < concurrency) running += 1;
    else if (waiting.length < queue) await new Promise<void>((resolve) => waiting.push(resolve));
    else return BUSY;
    try {
      return await work();
    } finally {
      release();
    }
  };
}
