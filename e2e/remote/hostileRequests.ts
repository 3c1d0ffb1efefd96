import fc from 'fast-check';
import { splitWords } from '../support/splitWords';

/** A request line and header lines, sent without any normalization. */
export type RawRequest = { method: string; target: string; headers: string[] };

const lines = (text: string): string[] => text.trim().split(/\n\s*/);

const METHODS = [...Array<string>(24).fill('GET'), ...splitWords('HEAD HEAD POST PUT DELETE OPTIONS TRACE NONSENSE')];

const ROOTS = splitWords(`
  / /news /vijesti/sve /see-and-do /see-and-do/lantern-lanes /vidi-i-uradi/article/x /events /dogadjaji /tax
  /volim-kotor /city-card /api/article /api/config /api/content/en/blog-01 /api/category/x
  /media/uploads/lantern-1.jpg /og/en/article/blog-01 /_next/image /_next/static/chunks/x.js
  /_next/data/x/en.json /healthz /readyz /robots.txt /sitemap.xml /sw.js /en/article/blog-01
  /sr/not-found`);

const SEGMENTS = [
  'a'.repeat(300),
  'a/'.repeat(200),
  ...splitWords(`
  .. %2e%2e %2e%2e%2f%2e%2e%2fetc%2fpasswd ..%5c..%5cwindows %00 % %zz %c0%ae %ff%fe %E0%A4%A \\ // . [lang]
  (group) @slot _rsc $RSC __proto__ constructor toString .env .git/config wp-admin <script> 'or'1'='1 {{7*7}}
  %F0%9F%8F%B0 ž \u202e 1e999 -1 NaN ;jsessionid=1 http://evil.example/ %0d%0aSet-Cookie:x=1 page.rsc
  index.segments/_tree.segment.rsc x.txt %2F%2Fevil.example`),
];

const KEYS = splitWords('id page lang q limit tags type sort url w q _rsc adults from to __proto__ id[] category %00');

const VALUES = [
  '',
  'a'.repeat(1_000),
  '[object Object]',
  '<svg onload=alert(1)>',
  "'; drop table x",
  ...splitWords(`
  0 -1 2 99999999999999999999 1.5 NaN blog-01 ../../x %00 % %ff en sr de /media/uploads/lantern-1.jpg
  http://169.254.169.254/ //evil.example 2026-02-30 1e400 áéíóú
  %F0%9F%98%80`),
];

const HEADERS = [
  `Cookie: ${'x=1; '.repeat(1_000)}`,
  ...lines(`
  x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware
  x-middleware-rewrite: /en/not-found
  x-middleware-next: 1
  x-matched-path: /en/article/x
  x-invoke-path: /x
  x-invoke-status: 500
  x-nextjs-data: 1
  x-now-route-matches: 1=x
  x-forwarded-host: evil.example
  x-forwarded-proto: javascript
  x-forwarded-for: 1.1.1.1, nonsense
  RSC: 1
  Next-Router-State-Tree: %5B%22
  Next-Router-State-Tree: nonsense
  Next-Router-Prefetch: 1
  Next-Router-Segment-Prefetch: /_tree
  Next-Router-Segment-Prefetch: /../x
  Next-Action: x
  Next-Url: /x
  Cookie: lang=xx
  Cookie: lang=sr; lang=en
  Cookie: lang=%
  Cookie: ;;;===
  Cookie: __prerender_bypass=x; __next_preview_data=y
  Accept-Language: xx-\u00ff
  Accept: */*;q=nonsense
  Accept-Encoding: gzip;q=9, br, nonsense
  If-None-Match: *
  If-Modified-Since: never
  Range: bytes=-1
  Range: bytes=0-,5-
  Content-Type: multipart/form-data
  Content-Type: application/json
  Content-Length: 0
  Transfer-Encoding: chunked
  Expect: 100-continue
  Expect: nonsense
  Upgrade: websocket
  Upgrade: h2c
  Connection: upgrade, close
  Origin: null
  Referer: javascript:alert(1)
  X-HTTP-Method-Override: DELETE
  Purpose: prefetch
  Save-Data: maybe
  User-Agent:
  Content-Security-Policy: script-src 'nonce-x'`),
];

/** Rejected by the HTTP parser, before any handler runs. */
const MALFORMED_HEADERS = [
  `X-Long: ${'a'.repeat(20_000)}`,
  ...lines(`
  Host: evil.example
  Host:
  Host: [::
  Host: a b
  Content-Length: -1
  Transfer-Encoding: nonsense
  X-Null: \u0000
  No colon
  : empty
  Content-Length: 5`),
];

/** One of a list, or now and then of another kind. */
const mostly = (usual: fc.Arbitrary<string>, rare: fc.Arbitrary<string>, weight: number): fc.Arbitrary<string> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });

const oneOf = (list: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...list);

const characterUpTo = (max: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0x21, max }).map((code) => String.fromCharCode(code));

/** Visible ASCII, and now and then any of Latin-1. */
const NOISE = fc.string({ unit: mostly(characterUpTo(0x7e), characterUpTo(0xff), 49), maxLength: 11 });

const SEGMENT = mostly(
  oneOf(SEGMENTS),
  NOISE.map((text) => text.replaceAll(/\s/g, '_')),
  4,
);
const PARAMETER = fc.tuple(oneOf(KEYS), mostly(oneOf(VALUES), NOISE, 4)).map((parts) => parts.join('='));

const PATH = fc
  .tuple(oneOf(ROOTS), fc.array(SEGMENT, { maxLength: 2 }), mostly(fc.constant('/'), fc.constant(''), 9))
  .map(([root, segments, separator]) => [root, ...segments].join(separator));
const QUERY = fc
  .tuple(fc.array(PARAMETER, { maxLength: 4 }), mostly(fc.constant('&'), fc.constant('?'), 9))
  .map(([parameters, separator]) => (parameters.length > 0 ? `?${parameters.join(separator)}` : ''));
const ORIGIN = mostly(fc.constant(''), fc.constant('http://evil.example'), 30);

const REQUEST: fc.Arbitrary<RawRequest> = fc.record({
  method: oneOf(METHODS),
  target: fc.tuple(ORIGIN, PATH, QUERY).map((parts) => parts.join('')),
  headers: fc.array(mostly(oneOf(HEADERS), oneOf(MALFORMED_HEADERS), 9), { maxLength: 2 }),
});

/** Requests with malformed paths, queries, methods and headers, the same ones for the same seed. */
export const hostileRequests = (count: number, seed: number): RawRequest[] =>
  fc.sample(REQUEST, { numRuns: count, seed });
