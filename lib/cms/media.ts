import 'server-only';
import sharp from 'sharp';
import { isMediaPath, mediaFolder } from '@/lib/cms/mediaPath';
import { type PictureFormat, pictureFormat } from '@/lib/cms/pictureFormat';
import type { MediaSources } from '@/lib/cms/remote/mediaUrls';
import { shortReasonOf } from '@/lib/cms/remote/shortReasonOf';
import { found, MISSING, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { warnOnce } from '@/lib/cms/warnOnce';
import { MAX_PIXELS } from '@/lib/pictures/pictureSizes';
import { correctScanHeader } from '@/lib/pictures/scanHeader';
import { createConcurrencyLimit, QUEUE_FULL } from '@/lib/server/concurrencyLimit';
import { withDeadline } from '@/lib/server/http/deadline';
import { readBytes } from '@/lib/server/http/readBody';

/** For a whole file. */
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 20_000_000;
/** Texts link to PDFs; browsers download them, so that no file of the provider is shown as a document of this site. */
export const PDF = 'application/pdf';
/** SVG is excluded deliberately: it can run scripts. */
const ACCEPT = `image/jpeg, image/png, image/webp, image/avif, image/gif, ${PDF}`;

/** Eight of the largest files take 160 MB. */
const limit = createConcurrencyLimit({ concurrency: 8, queue: 200 });

type Media = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** The origin and the path of a file: `/@cdn.example.org/a.jpg` is on that host if it is one of `mediaHosts`. */
function locate(segments: readonly string[], { apiHost, mediaHosts }: MediaSources): { origin: string; path: string } {
  const host = mediaHosts.find((each) => segments[0] === mediaFolder(each, apiHost));
  const path = (host ? segments.slice(1) : segments).map(encodeURIComponent).join('/');
  return { origin: host ? `https://${host}` : apiHost, path };
}

/**
 * Fetches a picture or a PDF of the provider’s origin or of one of `MEDIA_HOSTS`, without redirects and within limits
 * of time and size. The segments of its path are decoded; missing unless all are plain file names.
 */
export async function fetchMedia(
  sources: MediaSources,
  segments: readonly string[],
  timeout = TIMEOUT_MS,
): Promise<Result<Media>> {
  if (!isMediaPath(segments)) return MISSING;
  const { origin, path } = locate(segments, sources);
  try {
    const media = await limit(() => withDeadline(timeout, (signal) => fetchFile(origin, path, signal)));
    return media === QUEUE_FULL ? UNAVAILABLE : media;
  } catch (error) {
    warnOnce('provider.failedFile', { origin }, shortReasonOf(error));
    return UNAVAILABLE;
  }
}

function refused(url: string, reason: string): typeof MISSING {
  warnOnce('provider.refusedFile', { url }, reason);
  return MISSING;
}

async function fetchFile(origin: string, path: string, signal: AbortSignal): Promise<Result<Media>> {
  const url = `${origin}/${path}`;
  const response = await fetch(url, {
    headers: { Accept: ACCEPT },
    redirect: 'error',
    signal,
    cache: 'no-store',
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    if (response.status !== 404) warnOnce('provider.failedFile', { origin }, `status ${response.status}`);
    return MISSING;
  }
  // A linked video would be read up to the limit, on one of eight connections.
  const type = response.headers.get('Content-Type') ?? '';
  if (/^(audio|video)\//i.test(type)) {
    await response.body?.cancel();
    return refused(url, `type ${type}`);
  }
  const bytes = await readBytes(response.body, MAX_BYTES, signal);
  if (!bytes) return refused(url, `over ${MAX_BYTES / 1_000_000} MB`);
  // By the first bytes: storage hosts send pictures as `application/octet-stream`.
  if (isPdf(bytes)) return found({ type: PDF, bytes: new Uint8Array(bytes) });
  const format = pictureFormat(bytes);
  if (!format) return refused(url, 'no JPEG, PNG, GIF, WebP, AVIF or PDF');
  const fault = await pictureFault(bytes, format);
  if (fault) return refused(url, fault);
  if (format === 'jpeg') correctScanHeader(bytes);
  return found({ type: `image/${format}`, bytes: new Uint8Array(bytes) });
}

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/**
 * Limits by the memory that resizing takes: 180 MB for a progressive JPEG of this size, 170 for a GIF, 180 to 230 for
 * AVIF, which is decoded as a whole, and 300 for an interlaced PNG of 16 bits. AVIF may be 4K.
 */
export const MAX_PIXELS_OF: Record<PictureFormat, number> = {
  jpeg: MAX_PIXELS,
  webp: MAX_PIXELS,
  png: 24_000_000,
  gif: 24_000_000,
  avif: 8_300_000,
};

/** Why a picture must not reach a decoder or a browser; null if it may. */
async function pictureFault(bytes: Buffer, format: PictureFormat): Promise<string | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const max = MAX_PIXELS_OF[format];
    return width * height > max ? `${width} × ${height} pixels; ${format} may have ${max / 1_000_000} million` : null;
  } catch {
    return `broken ${format}`;
  }
}
