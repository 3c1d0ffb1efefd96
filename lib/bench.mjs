/** Answer of a bench whose queue is full. */
export const BUSY = Symbol('busy');

/**
 * Bounds how much of some work goes on at once: so many places, so many who wait, and nobody more.
 *
 * @param {{ places: number, queue: number }} bounds
 */
export function createBench({ places, queue }) {
  let taken = 0;
  /** @type {(() => void)[]} */
  const waiting = [];

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };

  /**
   * Runs a piece of work when there is a place, or answers `BUSY` at once.
   *
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | typeof BUSY>}
   */
  return async (work) => {
    if (taken < places) taken += 1;
    else if (waiting.length < queue) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    else return BUSY;
    try {
      return await work();
    } finally {
      release();
    }
  };
}
