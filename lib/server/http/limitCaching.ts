import type { IncomingMessage, ServerResponse } from 'node:http';

/** Request headers by which Next's router selects the RSC payload of a page instead of the page. */
const ROUTER_HEADERS = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

const isRscPayload = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type')).startsWith('text/x-component');

/**
 * Forbids caches to store redirects and RSC payloads: one that looks only at the URL would serve them as the page. Browsers
 * lose nothing, since the router has a cache of its own in memory. Nor may they store an error without `Cache-Control`,
 * as the image optimizer sends: a cache decides by itself how long it stores a 404 (RFC 9111, section 4.2.2).
 */
export function limitCaching({ headers }: IncomingMessage, response: ServerResponse): void {
  // Next deletes these headers while it handles the request.
  const isForRouter = ROUTER_HEADERS.some((name) => name in headers);
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, _response, parameters) {
      const [status] = parameters;
      const isErrorWithoutPolicy = status >= 400 && !response.hasHeader('Cache-Control');
      if (isForRouter || isRedirect(status) || isRscPayload(response) || isErrorWithoutPolicy) {
        response.setHeader('Cache-Control', 'no-store');
      }
      return Reflect.apply(writeHead, response, parameters);
    },
  });
}
