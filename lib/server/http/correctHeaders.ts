import type { IncomingMessage, ServerResponse } from 'node:http';

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

const isRscPayload = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type')).startsWith('text/x-component');

/**
 * Forbids caches to store redirects and RSC payloads, which one that keys by URL only would serve as the page, and errors
 * without `Cache-Control`. Browsers lose nothing, since the router has its own cache in memory.
 */
export function correctHeaders({ headers }: IncomingMessage, response: ServerResponse): void {
  // If a page lacks the segment, Next responds with a 404 without a type, after deleting the header.
  const isForSegment = 'next-router-segment-prefetch' in headers;
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, _response, parameters) {
      // Nothing reads it, and it repeats the URL: with that of a long trip, the headers would exceed the 4 kB that nginx
      // accepts by default, and the response would be a 502.
      response.removeHeader('X-Middleware-Rewrite');
      const [status] = parameters;
      // As the image optimizer sends it: a cache would decide how long it stores a 404 (RFC 9111, section 4.2.2).
      const isErrorWithoutPolicy = status >= 400 && !response.hasHeader('Cache-Control');
      if (isForSegment || isRedirect(status) || isRscPayload(response) || isErrorWithoutPolicy) {
        response.setHeader('Cache-Control', 'no-store');
      }
      return Reflect.apply(writeHead, response, parameters);
    },
  });
}
