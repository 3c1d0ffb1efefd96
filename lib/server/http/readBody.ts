import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request or a response up to a limit; null for a larger one. Throws the reason of the signal, once
 * it is aborted.
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

/** The body of a request as JSON; undefined if it exceeds `maxBytes`, is cut off or is not JSON. */
export async function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  try {
    const bytes = await readBytes(request, maxBytes);
    return bytes ? JSON.parse(bytes.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}
