import { once } from 'node:events';

/**
 * Runs work with a signal that is aborted at the deadline; when that comes first, throws a `DOMException`, a
 * `TimeoutError`. A signal alone is not enough: when the request of a `fetch` is garbage collected first, its abort
 * never reaches the body, and reading it never ends.
 */
export async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const done = new AbortController();
  const late = once(signal, 'abort', { signal: done.signal }).then((): never => {
    throw signal.reason;
  });
  return Promise.race([work(signal), late]).finally(() => done.abort());
}
