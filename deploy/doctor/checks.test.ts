import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import type { Partner } from '@/lib/partners/partnerSearch';
import { listen } from '@/lib/server/http/listen.testUtils';
import { report } from './check';
import {
  checkCache,
  checkExamples,
  checkHeaders,
  checkLanguages,
  checkReadiness,
  checkSitemaps,
  checkStreetMap,
  checkVariables,
} from './checks';

let origin: URL;
let answer: RequestListener;

const server = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  origin = new URL(`http://127.0.0.1:${await listen(server)}`);
});

afterAll(() => server.close());

const inLanguageOf = (cookie = ''): string =>
  `<html dir="ltr" lang="${cookie.includes('lang=sr') ? 'sr-Latn-ME' : 'en'}">`;

test('a proxy that caches a copy for each language has no fault', async () => {
  answer = ({ headers }, response) => response.end(inLanguageOf(headers.cookie));
  expect(await checkLanguages(origin).faults()).toEqual([]);
});

test('a proxy that caches one copy for both languages is named', async () => {
  let cached: string | undefined;
  answer = ({ headers }, response) => {
    cached ??= inLanguageOf(headers.cookie);
    response.end(cached);
  };
  expect(await checkLanguages(origin).faults()).toEqual([
    `${origin.href} with the cookie lang=sr is in ‘en’`,
    'Let the proxy’s cache key include the cookie `lang`',
  ]);
});

test('a page that is not the site is no fault of the cache', async () => {
  answer = (_request, response) => response.writeHead(404).end('<html>');
  expect(await checkLanguages(origin).faults()).toEqual([`${origin.href} answers 404: look at the log`]);
  answer = (_request, response) => response.end('<html>This domain is parked');
  expect(await checkLanguages(origin).faults()).toEqual([`${origin.href} names no language: is it another server?`]);
});

const HEADERS = {
  'Content-Security-Policy': "script-src 'self'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

test('each response header that is missing is named', async () => {
  answer = (_request, response) => response.writeHead(200, HEADERS).end();
  expect(await checkHeaders(origin).faults()).toEqual([]);
  answer = (_request, response) => response.writeHead(200, { ...HEADERS, 'X-Frame-Options': 'none' }).end();
  expect(await checkHeaders(origin).faults()).toEqual(['`x-frame-options` is missing: the proxy must pass it on']);
  answer = (_request, response) => response.writeHead(503).end();
  expect(await checkHeaders(origin).faults()).toEqual([`${origin.href} answers 503: look at the log`]);
});

const locations = (...urls: string[]): string => urls.map((url) => `<url><loc>${url}</loc></url>`).join('');

/** Serves a sitemap of one part that lists `urls`, all of which answer 200 but `/gone`. */
const serveSitemap =
  (...urls: string[]): RequestListener =>
  ({ url }, response) => {
    const bodies: Record<string, string> = {
      '/robots.txt': `Sitemap: ${origin.origin}/sitemap.xml`,
      '/sitemap.xml': locations(`${origin.origin}/part.xml`),
      '/part.xml': locations(...urls),
    };
    response.writeHead(url === '/gone' ? 404 : 200).end(bodies[url ?? ''] ?? '');
  };

test('sitemaps of another host and pages that are gone are named', async () => {
  answer = serveSitemap(`${origin.origin}/a`, `${origin.origin}/b`);
  expect(await checkSitemaps(origin).faults()).toEqual([]);
  answer = serveSitemap(`${origin.origin}/a`, 'http://localhost:3000/b');
  expect(await checkSitemaps(origin).faults()).toEqual(['1 URLs are on another host, such as http://localhost:3000/b']);
  answer = serveSitemap(`${origin.origin}/a`, `${origin.origin}/gone`);
  expect(await checkSitemaps(origin).faults()).toEqual([`${origin.origin}/gone answers 404`]);
  answer = serveSitemap();
  expect(await checkSitemaps(origin).faults()).toHaveLength(1);
  const whole = serveSitemap(`${origin.origin}/a`);
  answer = (request, response) =>
    request.url === '/part.xml' ? response.writeHead(503).end() : whole(request, response);
  expect(await checkSitemaps(origin).faults()).toEqual([`${origin.origin}/part.xml answers 503`]);
});

test.each(['/robots.txt', '/sitemap.xml'])('a %s that fails is told by its status', async (path) => {
  const whole = serveSitemap(`${origin.origin}/a`);
  answer = (request, response) => (request.url === path ? response.writeHead(503).end() : whole(request, response));
  expect(await checkSitemaps(origin).faults()).toEqual([`${origin.origin}${path} answers 503: look at the log`]);
});

test('a robots.txt or a sitemap with nothing in it is named', async () => {
  const whole = serveSitemap(`${origin.origin}/a`);
  const without = (path: string): RequestListener => {
    return (request, response) => (request.url === path ? response.end() : whole(request, response));
  };
  answer = without('/robots.txt');
  expect(await checkSitemaps(origin).faults()).toEqual([
    `robots.txt does not name ${origin.origin}/sitemap.xml: set SITE_URL`,
  ]);
  answer = without('/sitemap.xml');
  expect(await checkSitemaps(origin).faults()).toEqual([`${origin.origin}/sitemap.xml is empty: look at the log`]);
});

test('a shared cache that does not answer is named, without its password', async () => {
  expect(await checkCache(null).faults()).toEqual([]);
  expect(checkCache(null).name).toBe('Shared cache (not checked: CACHE_URL is not set here)');
  const { text } = await report([checkCache('redis://:secret@127.0.0.1:1')]);
  expect(text).toContain('nothing answers there');
  expect(text).not.toContain('secret');
});

test('a Redis that accepts a connection and never answers is named', async () => {
  const silent = createSocketServer(() => {});
  const port = await listen(silent);
  await expect(checkCache(`redis://127.0.0.1:${port}`, 200).faults()).rejects.toThrow();
  silent.close();
});

test('a street map that browsers cannot read in parts is named', async () => {
  const site = new URL('https://kotor.travel');
  const faults = () => checkStreetMap(`${origin.origin}/kotor.pmtiles`, site).faults();
  answer = (_request, response) => response.writeHead(206, { 'Access-Control-Allow-Origin': '*' }).end('PMTiles');
  expect(await faults()).toEqual([]);
  answer = (_request, response) => response.writeHead(206).end('PMTiles');
  expect(await faults()).toEqual([
    '`access-control-allow-origin` does not have https://kotor.travel: browsers may not read it',
  ]);
  answer = (_request, response) => response.end('PMTiles');
  expect(await faults()).toEqual(['answers 200 to a range request, not 206']);
  expect(await checkStreetMap(null, site).faults()).toEqual([]);
});

test('an instance that is not ready is named, and the faults of its content', async () => {
  const ready = (status: number, body: object): RequestListener => {
    return (_request, response) => response.writeHead(status).end(JSON.stringify(body));
  };
  answer = ready(200, { status: 'ready' });
  expect(await checkReadiness(origin).faults()).toEqual([]);
  answer = ready(200, { status: 'ready', contentFaults: ['content/points.yaml: is no YAML'] });
  expect(await checkReadiness(origin).faults()).toEqual(['content/points.yaml: is no YAML']);
  answer = ready(503, { status: 'stopping' });
  expect(await checkReadiness(origin).faults()).toEqual([`${origin.href}readyz answers 503: stopping`]);
  answer = (_request, response) => response.writeHead(502).end('<html>');
  expect(await checkReadiness(origin).faults()).toEqual([
    `${origin.href}readyz answers 502, but not as the site does: is it another server?`,
  ]);
  answer = (_request, response) => response.end('<html>This domain is parked');
  expect(await checkReadiness(origin).faults()).toHaveLength(1);
});

const REMEDY = 'run the doctor with the variables of the site (deploy/README.md)';

test.each([
  ['the content system of the site', 'remote', 'https://api.example.org', []],
  ['the shipped content, as the site has it', 'embedded', null, []],
  [
    'a content system that the site does not have',
    'embedded',
    'https://api.example.org',
    [`the site shows content/, but API_HOST is set here: ${REMEDY}`],
  ],
  [
    'no content system, though the site has one',
    'remote',
    null,
    [`the site has a content system, but API_HOST is not set here: ${REMEDY}`],
  ],
])('variables with %s', async (_what, provider, apiHost, faults) => {
  answer = ({ url }, response) => response.end(url === '/healthz' ? JSON.stringify({ status: 'ok', provider }) : '');
  expect(await checkVariables(origin, apiHost).faults()).toEqual(faults);
});

test('variables are compared with the site only', async () => {
  answer = (_request, response) => response.writeHead(404).end('<html>');
  expect(await checkVariables(origin, null).faults()).toEqual([
    `${origin.href}healthz answers 404, but not as the site does: is it another server?`,
  ]);
});

const PARTNER: Partner = { name: 'Konoba', address: '', offer: ['10 %'], category: 'hospitality' };

test.each([
  ['all samples', [{ ...PARTNER, sample: true }], ['content/partners.yaml: sample partners: 1']],
  ['the last sample', [PARTNER, { ...PARTNER, sample: true }], ['content/partners.yaml: sample partners: 1']],
  ['none', [PARTNER, { ...PARTNER, sample: false }], []],
])('sample partners are counted: %s', async (_what, partners, faults) => {
  expect(await checkExamples([], () => partners).faults()).toEqual(faults);
});

const unreadable = (): never => {
  throw new Error('content/partners.yaml: is empty; write it');
};

test('partners that cannot be read are a fault among others', async () => {
  const { faults } = checkExamples(['phone: +382 32 000 000'], ({ attempt }) => attempt(unreadable) ?? []);
  expect(await faults()).toEqual(['phone: +382 32 000 000', 'content/partners.yaml: is empty; write it']);
});
