/**
 * Work that ends in time. A signal alone would not do: where the garbage collector takes the request of a `fetch` first,
 * its abort never reaches a body that is still coming, and who reads it waits for ever.
 *
 * @param work gets a signal that is aborted at the deadline, to stop what it can
 * @throws {DOMException} a `TimeoutError` when the deadline comes first
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

/**
 * The body of an answer within a bound.
 *
 * @returns null for one that is larger
 * @throws what the signal says, once it is aborted
 */
export async function readBytes(response: Response, maxBytes: number, signal: AbortSignal): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted();
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
