/** Answer of a bench whose queue is full. */
export const BUSY = Symbol('busy');

/**
 * Bounds how much of some work goes on at once: so many places, so many who wait, and nobody more.
 *
 * @returns runs a piece of work when there is a place, or answers `BUSY` at once
 */
export function createBench({ places, queue }: { places: number; queue: number }) {
  let taken = 0;
  const waiting: (() => void)[] = [];

  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T | typeof BUSY> => {
    if (taken < places) taken += 1;
    else if (waiting.length < queue) await new Promise<void>((resolve) => waiting.push(resolve));
    else return BUSY;
    try {
      return await work();
    } finally {
      release();
    }
  };
}
