import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { normalizePath } from '@/lib/routing/normalizePath';
import { createConcurrencyLimit, QUEUE_FULL } from '@/lib/server/concurrencyLimit';
import { withResizeSlot } from '@/lib/server/resizeSlot';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Cached images read at once. */
const CACHED = 16;
/**
 * Others in progress, as many as `fetchMedia` fetches: they wait for the provider or their turn, with their originals
 * in memory.
 */
const NEW = 8;
/** Images decoded at once: each may take 300 MB (lib/cms/media.ts), and one leaves a processor to pages. */
const RESIZED = 1;
/** More than many visitors need at a time. */
const QUEUE = 400;
const RETRY_AFTER_SECONDS = '5';

/**
 * A query as pages write it; null for a path that is not normalised, or a size or quality that is not a number: an
 * image would be fetched, resized and cached again for each spelling.
 */
function canonicalQuery(query: string): string | null {
  const { url = '', w, q } = Object.fromEntries(new URLSearchParams(query));
  // Next would redirect a path with `//`, a slash at its end or dot segments. The first two checks leave nothing that
  // `URL` could throw for.
  if (normalizePath(url) !== url || /\/(?:\/|$)/.test(url) || new URL(url, 'http://localhost').pathname !== url)
    return null;
  const [width, quality] = [Number(w), Number(q)];
  return width > 0 && quality > 0 ? `url=${encodeURIComponent(url)}&w=${width}&q=${quality}` : null;
}

/** Variants remembered as cached: more than fit into the 200 MB of Next's cache. */
const MAX_SERVED = 20_000;

/** The format that Next negotiates (`images.formats` in next.config.mjs). */
const formatFor = (accept = ''): string => ['image/avif', 'image/webp'].find((type) => accept.includes(type)) ?? '';

/**
 * Limits how many images Next resizes at once, so that a flood of them leaves memory and threads for pages. A variant
 * that was served before is in Next's cache and does not wait for others' originals.
 */
export function limitImageOptimizer(handle: RequestHandler): RequestHandler {
  const limitNew = createConcurrencyLimit({ concurrency: NEW, queue: QUEUE });
  const limitCached = createConcurrencyLimit({ concurrency: CACHED, queue: QUEUE });
  const limitResized = pLimit(RESIZED);
  const served = new LRUCache<string, true>({ max: MAX_SERVED });

  return async (request, response) => {
    const [path, sent = ''] = (request.url ?? '').split('?', 2);
    if (path !== '/_next/image') return handle(request, response);
    const query = canonicalQuery(sent);
    if (!query) return void response.writeHead(400, { 'Cache-Control': 'no-store' }).end();
    request.url = `${path}?${query}`;
    const variant = `${formatFor(request.headers.accept)} ${query}`;
    const limit = served.has(variant) ? limitCached : limitNew;
    const result = await limit(async () => {
      // A client may disconnect while it waits.
      if (response.destroyed) return;
      await withResizeSlot(limitResized, () => handle(request, response));
      if (response.statusCode === 200) served.set(variant, true);
    });
    if (result === QUEUE_FULL) {
      response.writeHead(503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' }).end();
    }
  };
}
