import 'server-only';

/** Longest wait for a picture in full, milliseconds. */
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 20_000_000;
/** Pictures a browser shows without running anything: SVG is left out on purpose. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

const SEGMENT = /^[\p{L}\p{N} ._~()@,+=-]{1,200}$/u;
const MAX_SEGMENTS = 12;

export type Media =
  | { state: 'found'; type: string; bytes: Uint8Array<ArrayBuffer> }
  | { state: 'missing' }
  | { state: 'unavailable' };

/** Whether every segment is a plain name: no way up, no other host, no query. */
export const isMediaPath = (segments: readonly string[]): boolean =>
  segments.length <= MAX_SEGMENTS && segments.every((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment));

async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * A picture of the provider, fetched from its origin and nowhere else: no redirects, pictures only, within bounds of
 * time and size.
 */
export async function fetchMedia(apiHost: string, segments: readonly string[], timeout = TIMEOUT_MS): Promise<Media> {
  try {
    const response = await fetch(`${apiHost}/${segments.map(encodeURIComponent).join('/')}`, {
      headers: { Accept: [...TYPES].join(', ') },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
    const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!response.ok || !TYPES.has(type)) {
      await response.body?.cancel();
      return { state: response.status >= 500 ? 'unavailable' : 'missing' };
    }
    const bytes = await readBytes(response);
    return bytes ? { state: 'found', type, bytes } : { state: 'missing' };
  } catch {
    return { state: 'unavailable' };
  }
}
