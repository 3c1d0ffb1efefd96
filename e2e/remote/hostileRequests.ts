import type { RawRequest } from '../support/rawRequest';
import { split } from '../support/split';

const lines = (text: string): string[] => text.trim().split(/\n\s*/);

const METHODS = [...Array<string>(24).fill('GET'), ...split('HEAD HEAD POST PUT DELETE OPTIONS TRACE NONSENSE')];

const ROOTS = split(`
  / /news /vijesti/sve /see-and-do /see-and-do/lantern-lanes /vidi-i-uradi/article/x /events /dogadjaji /tax
  /volim-kotor /city-card /api/article /api/config /api/content/en/blog-01 /api/category/x
  /media/uploads/lantern-1.jpg /og/en/article/blog-01 /_next/image /_next/static/chunks/x.js
  /_next/data/x/en.json /healthz /readyz /robots.txt /sitemap.xml /sw.js /en/article/blog-01
  /sr/not-found`);

const SEGMENTS = [
  'a'.repeat(300),
  'a/'.repeat(200),
  ...split(`
  .. %2e%2e %2e%2e%2f%2e%2e%2fetc%2fpasswd ..%5c..%5cwindows %00 % %zz %c0%ae %ff%fe %E0%A4%A \\ // . [lang]
  (group) @slot _rsc $RSC __proto__ constructor toString .env .git/config wp-admin <script> 'or'1'='1 {{7*7}}
  %F0%9F%8F%B0 ž \u202e 1e999 -1 NaN ;jsessionid=1 http://evil.example/ %0d%0aSet-Cookie:x=1 page.rsc
  index.segments/_tree.segment.rsc x.txt %2F%2Fevil.example`),
];

const KEYS = split('id page lang q limit tags type sort url w q _rsc adults from to __proto__ id[] category %00');

const VALUES = [
  '',
  'a'.repeat(1_000),
  '[object Object]',
  '<svg onload=alert(1)>',
  "'; drop table x",
  ...split(`
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
  Cookie: lang=de
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

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Requests with malformed paths, queries, methods and headers, the same ones for the same seed. */
export function* hostileRequests(count: number, seed: number): Generator<RawRequest> {
  const random = seededRandom(seed);
  const below = (bound: number): number => Math.floor(random() * bound);
  const pick = (list: string[]): string => list[below(list.length)] ?? '';
  const upTo = (most: number, make: () => string): string[] => Array.from({ length: below(most + 1) }, make);
  const noise = (): string =>
    String.fromCharCode(...Array.from({ length: below(12) }, () => 33 + below(random() < 0.02 ? 222 : 93)));
  const segment = (): string => (random() < 0.2 ? noise().replaceAll(/\s/g, '_') : pick(SEGMENTS));
  const parameter = (): string => `${pick(KEYS)}=${random() < 0.8 ? pick(VALUES) : noise()}`;

  for (let number = 0; number < count; number += 1) {
    const path = [pick(ROOTS), ...upTo(2, segment)].join(random() < 0.9 ? '/' : '');
    const query = upTo(4, parameter).join(random() < 0.9 ? '&' : '?');
    yield {
      method: pick(METHODS),
      target: `${random() < 0.03 ? 'http://evil.example' : ''}${path}${query ? `?${query}` : ''}`,
      headers: upTo(2, () => pick(random() < 0.9 ? HEADERS : MALFORMED_HEADERS)),
    };
  }
}
