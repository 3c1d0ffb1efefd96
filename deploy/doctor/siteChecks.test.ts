import type { RequestListener } from 'node:http';
import { certificateDaysLeft } from './certificate';
import { startServer } from './server.testUtils';
import {
  checkCertificate,
  checkHeaders,
  checkLanguages,
  checkReadiness,
  checkScripts,
  checkSitemaps,
  checkVariables,
} from './siteChecks';

jest.mock('./certificate', () => ({ certificateDaysLeft: jest.fn() }));

const server = startServer();
const { origin } = server;

const inLanguageOf = (cookie = ''): string =>
  `<html dir="ltr" lang="${cookie.includes('lang=sr') ? 'sr-Latn-ME' : 'en'}">`;

test('a proxy that caches a copy for each language has no fault', async () => {
  server.answer = ({ headers }, response) => response.end(inLanguageOf(headers.cookie));
  expect(await checkLanguages(origin).faults()).toEqual([]);
});

test('a proxy that caches one copy for both languages is named', async () => {
  let cached: string | undefined;
  server.answer = ({ headers }, response) => {
    cached ??= inLanguageOf(headers.cookie);
    response.end(cached);
  };
  expect(await checkLanguages(origin).faults()).toEqual([
    `${origin.href} with the cookie lang=sr is in ‘en’`,
    'Include the cookie `lang` in the proxy’s cache key',
  ]);
});

test('a proxy that caches the second response is named too', async () => {
  const pages: string[] = [];
  server.answer = ({ headers }, response) => {
    pages.push(inLanguageOf(headers.cookie));
    response.end(pages[1] ?? pages[0]);
  };
  expect(await checkLanguages(origin).faults()).toContain(`${origin.href} with the cookie lang=en is in ‘sr’`);
});

test('a page that is not the site is no fault of the cache', async () => {
  server.answer = (_request, response) => response.writeHead(404).end('<html>');
  expect(await checkLanguages(origin).faults()).toEqual([`${origin.href} answers 404: check the log`]);
  server.answer = (_request, response) => response.end('<html>This domain is parked');
  expect(await checkLanguages(origin).faults()).toEqual([`${origin.href} has no language: is it another server?`]);
});

const HEADERS = {
  'Content-Security-Policy': "script-src 'self'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

test('each response header that is missing is named', async () => {
  server.answer = (_request, response) => response.writeHead(200, HEADERS).end();
  expect(await checkHeaders(origin).faults()).toEqual([]);
  server.answer = (_request, response) => response.end();
  expect(await checkHeaders(origin).faults()).toEqual(
    Object.keys(HEADERS).map((name) => `\`${name.toLowerCase()}\` is missing: the proxy must pass it on`),
  );
  server.answer = (_request, response) => response.writeHead(503).end();
  expect(await checkHeaders(origin).faults()).toEqual([`${origin.href} answers 503: check the log`]);
});

test('a site with https needs a header more, and a certificate that does not end soon', async () => {
  const site = new URL('https://kotor.travel');
  const headers = { ...HEADERS, 'Referrer-Policy': '' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { headers }));
  expect(await checkHeaders(site).faults()).toEqual([
    '`referrer-policy` is missing: the proxy must pass it on',
    '`strict-transport-security` is missing: the proxy must pass it on',
  ]);
  jest.mocked(certificateDaysLeft).mockResolvedValueOnce(14).mockResolvedValue(13);
  expect(await checkCertificate(site).faults()).toEqual([]);
  expect(await checkCertificate(site).faults()).toEqual(['it expires in 13 days: renew it']);
  expect(await checkCertificate(origin).faults()).toEqual([]);
});

test('a header that hides the site from search engines is named', async () => {
  const headers = { ...HEADERS, 'X-Robots-Tag': 'noindex', 'X-Frame-Options': 'none' };
  server.answer = (_request, response) => response.writeHead(200, headers).end();
  expect(await checkHeaders(origin).faults()).toEqual([
    '`x-frame-options` is missing: the proxy must pass it on',
    '`x-robots-tag` hides the site from search engines: the proxy must not add it',
  ]);
});

test('a redirect is reported with its target', async () => {
  server.answer = (_request, response) => response.writeHead(301, { Location: 'https://www.kotor.travel/' }).end();
  const told = (path: string): string =>
    `${origin.href}${path} redirects to https://www.kotor.travel/: set SITE_URL to it, or correct the proxy`;
  for (const check of [checkHeaders, checkLanguages, checkScripts]) {
    expect(await check(origin).faults()).toEqual([told('')]);
  }
  expect(await checkSitemaps(origin).faults()).toEqual([told('robots.txt')]);
  expect(await checkReadiness(origin).faults()).toEqual([told('readyz')]);
});

const serveScripts =
  (missing: string, status = 404, type = 'text/html'): RequestListener =>
  ({ url = '' }, response) => {
    if (url === '/') response.end('<script src="/a.js" async=""></script><script>1</script>');
    else if (url === missing) response.writeHead(status, { 'Content-Type': type }).end();
    else response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end();
  };

test.each(['/a.js', '/sw.js'])('a proxy without %s is named', async (path) => {
  server.answer = serveScripts('');
  expect(await checkScripts(origin).faults()).toEqual([]);
  server.answer = serveScripts(path);
  expect(await checkScripts(origin).faults()).toEqual([
    `${origin.origin}${path} answers 404 with the type ‘text/html’: the proxy must pass it on`,
  ]);
});

test.each([
  [404, 'text/javascript'],
  [200, 'text/html'],
])('a script that is answered by %i and the type %s is named', async (status, type) => {
  server.answer = serveScripts('/sw.js', status, type);
  expect(await checkScripts(origin).faults()).toEqual([
    `${origin.origin}/sw.js answers ${status} with the type ‘${type}’: the proxy must pass it on`,
  ]);
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
  server.answer = serveSitemap(`${origin.origin}/a`, `${origin.origin}/b`);
  expect(await checkSitemaps(origin).faults()).toEqual([]);
  server.answer = serveSitemap(`${origin.origin}/a`, 'http://localhost:3000/b');
  expect(await checkSitemaps(origin).faults()).toEqual(['1 URLs are on another host, such as http://localhost:3000/b']);
  const unsafe = `${origin.origin}/b`.replace('http:', 'https:');
  server.answer = serveSitemap(`${origin.origin}/a`, unsafe);
  expect(await checkSitemaps(origin).faults()).toEqual([`1 URLs are on another host, such as ${unsafe}`]);
  server.answer = serveSitemap(`${origin.origin}/a`, `${origin.origin}/gone`);
  expect(await checkSitemaps(origin).faults()).toEqual([`${origin.origin}/gone answers 404`]);
  server.answer = serveSitemap();
  expect(await checkSitemaps(origin).faults()).toHaveLength(1);
  const whole = serveSitemap(`${origin.origin}/a`);
  server.answer = (request, response) =>
    request.url === '/part.xml' ? response.writeHead(503).end() : whole(request, response);
  expect(await checkSitemaps(origin).faults()).toEqual([`${origin.origin}/part.xml answers 503`]);
});

test.each(['/robots.txt', '/sitemap.xml'])('a %s that fails is reported with its status', async (path) => {
  const whole = serveSitemap(`${origin.origin}/a`);
  server.answer = (request, response) =>
    request.url === path ? response.writeHead(503).end() : whole(request, response);
  expect(await checkSitemaps(origin).faults()).toEqual([`${origin.origin}${path} answers 503: check the log`]);
});

test.each([
  ['all crawlers', 'User-agent: *\r\nDisallow: /\r\n', true],
  ['all crawlers, after another rule', 'User-agent: *\nAllow: /api\nDisallow: /', true],
  ['one crawler', 'User-agent: *\nAllow: /\nDisallow: /api/\n\nUser-agent: GPTBot\nDisallow: /\n', false],
])('a robots.txt that hides the site from %s', async (_whom, rules, isFault) => {
  const whole = serveSitemap(`${origin.origin}/a`);
  const robots = `${rules}\nSitemap: ${origin.origin}/sitemap.xml`;
  server.answer = (request, response) =>
    request.url === '/robots.txt' ? response.end(robots) : whole(request, response);
  const fault = 'robots.txt hides the site from search engines: the proxy must not replace it';
  expect(await checkSitemaps(origin).faults()).toEqual(isFault ? [fault] : []);
});

test('a robots.txt or a sitemap with nothing in it is named', async () => {
  const whole = serveSitemap(`${origin.origin}/a`);
  const without = (path: string): RequestListener => {
    return (request, response) => (request.url === path ? response.end() : whole(request, response));
  };
  server.answer = without('/robots.txt');
  expect(await checkSitemaps(origin).faults()).toEqual([
    `robots.txt does not name ${origin.origin}/sitemap.xml: set SITE_URL`,
  ]);
  server.answer = without('/sitemap.xml');
  expect(await checkSitemaps(origin).faults()).toEqual([`${origin.origin}/sitemap.xml is empty: check the log`]);
});

test('an instance that is not ready is named, and the faults of its content', async () => {
  const ready = (status: number, body: object): RequestListener => {
    return (_request, response) => response.writeHead(status).end(JSON.stringify(body));
  };
  server.answer = ready(200, { status: 'ready' });
  expect(await checkReadiness(origin).faults()).toEqual([]);
  server.answer = ready(200, { status: 'ready', contentFaults: ['content/points.yaml: is no YAML'] });
  expect(await checkReadiness(origin).faults()).toEqual(['content/points.yaml: is no YAML']);
  server.answer = ready(503, { status: 'stopping' });
  expect(await checkReadiness(origin).faults()).toEqual([`${origin.href}readyz answers 503: stopping`]);
  server.answer = ready(503, { status: 'starting', contentFaults: ['content/points.yaml: is no YAML'] });
  expect(await checkReadiness(origin).faults()).toHaveLength(2);
  server.answer = (_request, response) => response.writeHead(502).end('<html>');
  expect(await checkReadiness(origin).faults()).toEqual([
    `${origin.href}readyz answers 502, but not as the site does: is it another server?`,
  ]);
  server.answer = (_request, response) => response.end('<html>This domain is parked');
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
  server.answer = ({ url }, response) =>
    response.end(url === '/healthz' ? JSON.stringify({ status: 'ok', provider }) : '');
  expect(await checkVariables(origin, apiHost).faults()).toEqual(faults);
});

test('variables are compared with the site only', async () => {
  server.answer = (_request, response) => response.writeHead(404).end('<html>');
  expect(await checkVariables(origin, null).faults()).toEqual([
    `${origin.href}healthz answers 404, but not as the site does: is it another server?`,
  ]);
});
