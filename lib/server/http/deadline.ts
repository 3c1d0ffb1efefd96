import type { IncomingMessage } from 'node:http';

/**
 * Runs work with a timeout. A signal alone is not enough: when the request of a `fetch` is garbage collected first, its
 * abort never reaches the body, and reading it never ends.
 *
 * @param work gets a signal that is aborted at the deadline
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
 * Reads the body of a request or a response up to a limit.
 *
 * @returns null for a larger body
 * @throws the reason of the signal, once it is aborted
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    signal?.throwIfAborted();
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body of a request as JSON; undefined when it has more than `maxBytes` or is none. */
export async function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return bytes ? JSON.parse(bytes.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}
