import 'server-only';
import sharp from 'sharp';
import { MAX_PIXELS } from '@/lib/pictures/pictureSizes';
import { BUSY, createConcurrencyLimit } from '@/lib/server/concurrencyLimit';
import { readBytes, withDeadline } from '@/lib/server/http/deadline';

/** Longest wait for a picture in full, milliseconds. */
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 20_000_000;
/** Pictures a browser shows without running anything: SVG is left out on purpose. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** Pictures fetched at once, so that a flood of the largest stays within 160 MB, and pictures that may wait for it. */
const limit = createConcurrencyLimit({ concurrency: 8, queue: 200 });

/** So many pictures in a row that hang, and nobody waits for another one for this long. */
const HANGING = 3;
const REST_MS = 5_000;
let hanging = 0;
let restsUntil = 0;

const SEGMENT = /^[\p{L}\p{N} ._~()@,+=-]{1,200}$/u;
const MAX_SEGMENTS = 12;

export type Media =
  | { state: 'found'; type: string; bytes: Uint8Array<ArrayBuffer> }
  | { state: 'missing' }
  | { state: 'unavailable' };

/** Whether every segment is a plain name: no way up, no other host, no query. */
export const isMediaPath = (segments: readonly string[]): boolean =>
  segments.length <= MAX_SEGMENTS && segments.every((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment));

/**
 * A picture of the provider, fetched from its origin and nowhere else: no redirects, pictures only, within bounds of
 * time and size.
 */
export async function fetchMedia(apiHost: string, segments: readonly string[], timeout = TIMEOUT_MS): Promise<Media> {
  if (hanging >= HANGING && Date.now() < restsUntil) return { state: 'unavailable' };
  const media = await limit(() => readMedia(apiHost, segments, timeout));
  return media === BUSY ? { state: 'unavailable' } : media;
}

async function readMedia(apiHost: string, segments: readonly string[], timeout: number): Promise<Media> {
  try {
    return await withDeadline(timeout, (signal) => readPicture(apiHost, segments, signal));
  } catch (error) {
    if ((error as { name?: string }).name === 'TimeoutError') {
      hanging += 1;
      restsUntil = Date.now() + REST_MS;
    }
    return { state: 'unavailable' };
  }
}

async function readPicture(apiHost: string, segments: readonly string[], signal: AbortSignal): Promise<Media> {
  const response = await fetch(`${apiHost}/${segments.map(encodeURIComponent).join('/')}`, {
    headers: { Accept: [...TYPES].join(', ') },
    redirect: 'error',
    signal,
    cache: 'no-store',
  });
  hanging = 0;
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!response.ok || !TYPES.has(type)) {
    await response.body?.cancel();
    return { state: response.status >= 500 ? 'unavailable' : 'missing' };
  }
  const bytes = await readBytes(response, MAX_BYTES, signal);
  if (!bytes || !(await isPicture(bytes))) return { state: 'missing' };
  return { state: 'found', type, bytes: new Uint8Array(bytes) };
}

/** Whether the head of a file says that it is a picture, and no larger than can be decoded. */
async function isPicture(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return true;
  } catch {
    return false;
  }
}
