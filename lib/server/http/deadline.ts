/**
 * Runs work with a signal that is aborted at the deadline; when that comes first, throws a `DOMException`, a
 * `TimeoutError`. A signal alone is not enough: when the request of a `fetch` is garbage collected first, its abort
 * never reaches the body, and reading it never ends.
 */
export async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  let stop = (): void => {};
  const late = new Promise<never>((_resolve, reject) => {
    const fail = (): void => reject(signal.reason);
    signal.addEventListener('abort', fail, { once: true });
    stop = () => signal.removeEventListener('abort', fail);
  });
  try {
    return await Promise.race([work(signal), late]);
  } finally {
    stop();
  }
}
