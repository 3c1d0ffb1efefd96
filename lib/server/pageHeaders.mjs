/** What Next tells browsers and caches of its own working: of a document nobody needs it, and it stands before the page. */
const INTERNAL = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time'];

/**
 * Sets what only the begin of an answer can, since Next writes its headers over whatever middleware says: pages vary by
 * whether data is saved (lib/document/lighten.mjs), and say nothing that is nobody’s business. Pages are what has a language.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function pageHeaders(response) {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, _response, parameters) {
      if (response.hasHeader('Content-Language')) response.appendHeader('Vary', 'Save-Data');
      const type = String(response.getHeader('Content-Type') ?? '');
      if (type.startsWith('text/html')) for (const name of INTERNAL) response.removeHeader(name);
      return Reflect.apply(writeHead, response, parameters);
    },
  });
}
