import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import { etagOf, isNotModified } from '@/lib/server/http/conditional';
import { type Encoding, preferredEncoding } from '@/lib/server/http/preferredEncoding';

type Compressed = { etag: string } & Partial<Record<Encoding, Buffer>>;

/** Characters of the pages whose compressed forms are cached; these take a quarter as many bytes. */
const MAX_CACHED_LENGTH = 16_000_000;
/** A longer page is compressed as a stream: at once it would block other requests. */
const MAX_LENGTH = 256_000;

/** The highest quality that takes a few milliseconds for a page. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressed = new LRUCache<string, Compressed>({
  maxSize: MAX_CACHED_LENGTH,
  sizeCalculation: (_value, html) => html.length,
  memoMethod: (html) => ({ etag: etagOf(html) }),
});

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Compresses streams and other files, each time. Its types are those of Express, but it uses nothing of Express. */
const compressStream = compression({ brotli }) as Middleware;

/**
 * Compresses responses. Next sends a cached page as one string: its compressed form and its entity tag are computed once
 * for all clients, since either would more than double the processor time of a cached page.
 */
export function compressPages(request: IncomingMessage, response: ServerResponse): void {
  compressStream(request, response, () => {});
  response.end = new Proxy(response.end, {
    apply(end, _response, parameters) {
      const [html] = parameters;
      const isPage = response.hasHeader('Content-Language') && !response.headersSent;
      // Next's value is the uncompressed length.
      if (isPage && request.method === 'HEAD') response.removeHeader('Content-Length');
      if (!isPage || typeof html !== 'string' || !html) return Reflect.apply(end, response, parameters);
      const entry = compressed.memo(html);
      response.setHeader('ETag', entry.etag);
      if (response.statusCode === 200 && isNotModified(request.headers['if-none-match'], entry.etag)) {
        response.statusCode = 304;
        response.removeHeader('Content-Length');
        return Reflect.apply(end, response, []);
      }
      const encoding = preferredEncoding(request);
      if (!encoding || html.length > MAX_LENGTH) return Reflect.apply(end, response, parameters);
      entry[encoding] ??= encoding === 'br' ? brotliCompressSync(html, brotli) : gzipSync(html);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', entry[encoding].byteLength);
      return Reflect.apply(end, response, [entry[encoding]]);
    },
  });
}
