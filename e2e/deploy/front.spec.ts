import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sendRequest } from '../support/http';
import { type Site, startSite } from '../support/site';
import { type Front, HAS_BROTLI, startFront } from './front';

/** How long the proxy takes a page for fresh, and a little. */
const OLD_MS = 11_500;

let site: Site;
let front: Front;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startSite();
  front = await startFront([Number(new URL(site.origin).port)]);
});
test.afterAll(async () => {
  await front?.stop();
  await site?.stop();
});

/** How often the site itself was requestCount for a path. */
const requestCount = (path: string): number =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"request"') && line.includes(`"path":"${path}"`)).length;

async function expectRequests(path: string, times: number): Promise<void> {
  await expect.poll(() => requestCount(path), path).toBeGreaterThan(0);
  // A request too many would be told a moment later.
  await wait(50);
  expect(requestCount(path), path).toBe(times);
}

const COOKIES = [
  '',
  'lang=en',
  'lang=sr',
  'a=b; lang=sr; c=d',
  'lang=sr; lang=en',
  'lang=en; lang=sr',
  'lang=en;lang=sr',
  'lang=sr; lang',
  'lang=sr; language=en',
  'xlang=sr',
  'lang=srx',
  'lang=SR',
  'LANG=sr',
  'lang=en; LANG=sr',
  'lang= sr',
  'lang="sr"',
  'lang=sr ; lang=de',
  'lang=%73r; lang=sr',
];

test('the proxy reads the language as the site does, and never mixes languages', async () => {
  const own = new Map<string, string>();
  for (const cookie of COOKIES) {
    const { headers } = await site.request('/tax', cookie ? { cookie } : {});
    own.set(cookie, String(headers['content-language']));
  }
  expect(new Set(own.values())).toEqual(new Set(['en', 'sr-Latn-ME']));
  const often = Array.from({ length: 5 }, () => COOKIES).flat();
  await Promise.all(
    often.map(async (cookie) => {
      const { headers, text } = await front.request('/tax', cookie ? { cookie } : {});
      expect.soft(headers['content-language'], cookie).toBe(own.get(cookie));
      expect.soft(text, cookie).toContain(`<html lang="${own.get(cookie)}"`);
      expect.soft(headers['cache-control'], cookie).toBe('private, max-age=0, must-revalidate');
      expect.soft(headers['x-accel-expires'], cookie).toBeUndefined();
    }),
  );
});

test('a visitor who asks for a language by its address gets it, whatever the cookie', async () => {
  for (const _ of [1, 2]) {
    for (const cookie of ['lang=en', 'lang=sr']) {
      for (const [path, language] of Object.entries({
        '/?lang=sr': 'sr-Latn-ME',
        '/?lang=en': 'en',
        '/vijesti': 'sr-Latn-ME',
        '/news': 'en',
      })) {
        expect((await front.request(path, { cookie })).headers['content-language'], `${path} ${cookie}`).toBe(language);
      }
    }
  }
});

test('many who ask for the same missing page cost the site one request', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => front.request('/visitors-info')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  await expectRequests('/visitors-info', 1);
});

test('a page is compressed once per encoding', async () => {
  const { text } = await front.request('/legal');
  const encodings = [
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ...(HAS_BROTLI ? ([['gzip, deflate, br, zstd', 'br', brotliDecompressSync]] as const) : []),
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const;
  for (const [accepted, encoding, decompress] of encodings) {
    for (const _ of [1, 2]) {
      const { headers, bytes } = await front.request('/legal', { 'accept-encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(encoding);
      expect(String(headers.vary), accepted).toContain('Accept-Encoding');
      expect(decompress(bytes).toString('utf8'), accepted).toBe(text);
      expect(bytes.byteLength * 3, accepted).toBeLessThan(text.length);
    }
  }
  await expectRequests('/legal', HAS_BROTLI ? 2 : 1);
});

test('a visitor who has the page already is told so', async () => {
  const { headers } = await front.request('/imprint', { 'accept-encoding': 'gzip' });
  const again = await front.request('/imprint', { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  await expectRequests('/imprint', 1);
});

test('a page that is old goes out at once and is renewed behind', async () => {
  await front.request('/cookie-policy');
  await wait(OLD_MS);
  expect((await front.request('/cookie-policy')).status).toBe(200);
  await expect.poll(() => requestCount('/cookie-policy')).toBe(2);
});

test('pages made for each request, and data for the router, are never kept', async () => {
  for (const path of ['/tax?guest-sheet=en', '/tax?adults=2&nights=3', '/events?from=2031-01-01', '/?a=1']) {
    for (const _ of [1, 2]) expect((await front.request(path)).status, path).toBe(200);
    await expect.poll(() => requestCount(path.split('?')[0] ?? ''), path).toBeGreaterThanOrEqual(2);
  }
  const nonces = [await front.request('/tax?adults=2&nights=3'), await front.request('/tax?adults=2&nights=3')];
  expect(nonces[0]?.headers['content-security-policy']).not.toBe(nonces[1]?.headers['content-security-policy']);
  const page = await front.request('/news');
  await front.request('/news', { rsc: '1' });
  expect((await front.request('/news')).text).toBe(page.text);
});

test('nothing but the key decides what is kept', async () => {
  const hostile = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-middleware-rewrite': '/sr/legal',
    'x-matched-path': '/sr',
    'x-accel-expires': '99',
    'user-agent': 'Googlebot',
    range: 'bytes=0-9',
  };
  const first = await front.request('/city-card', hostile);
  const second = await front.request('/city-card');
  expect(second.text).not.toContain('evil');
  expect(second.text).toBe((await site.request('/city-card')).text);
  expect([200, 206]).toContain(first.status);
  // An id that nginx cannot see in the query must not be kept as the address without it.
  await front.request('/?%6cang=sr');
  expect((await front.request('/')).headers['content-language']).toBe('en');
  await front.request('/city-card?utm_source=letter&utm_medium=mail');
  await expectRequests('/city-card', 2);
});

test('limits: too much of anything is refused, and visitors are still served', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const flood = await Promise.all(
    Array.from({ length: 600 }, () => front.request('/legal', from('198.51.100.7')).catch(() => null)),
  );
  const refused = flood.filter((answer) => answer?.status === 429);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]?.headers['retry-after']).toBe('10');
  expect((await front.request('/legal', from('198.51.100.8'))).status).toBe(200);

  expect((await front.request(`/${'a'.repeat(20_000)}`, from('192.0.2.1'))).status).toBe(414);
  expect((await front.request('/legal', { ...from('192.0.2.2'), 'x-long': 'a'.repeat(40_000) })).status).toBe(400);
  const post = await sendRequest(front.origin, '/legal', { method: 'POST', headers: from('192.0.2.3') });
  expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  const large = { ...from('192.0.2.4'), 'content-length': '5000000' };
  expect((await sendRequest(front.origin, '/legal', { headers: large }).catch(() => null))?.status ?? 413).toBe(413);
});

test('errors of the browser reach the log of the site', async () => {
  const send = (body: string) => fetch(`${front.origin}/browser-errors`, { method: 'POST', body });
  const report = { message: 'x is undefined', stack: 'a'.repeat(1_900), path: '/' };
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect((await send('a'.repeat(9_000))).status).toBe(413);
});

/** Lines of a calendar that say when it was made. */
const NOW = /^(DTSTAMP|LAST-MODIFIED|SEQUENCE).*$/gm;

test('what a query selects is the same through the proxy', async () => {
  const trip = 'items=winter-carnival~2027-01-02';
  for (const path of [
    `/calendar/trip/en.ics?${trip}`,
    `/calendar/trip/sr.ics?${trip}`,
    `/trip/v1/en.json?${trip}`,
    `/my-trip?${trip}`,
    '/api/article?limit=2',
    '/tax?adults=2&nights=3',
    '/news?page=1',
    '/calendar/en.ics?subscribed=1',
  ]) {
    const [own, seen] = [await site.request(path), await front.request(path)];
    expect.soft(own.status, path).toBe(200);
    expect.soft([seen.status, seen.headers['content-type']], path).toEqual([200, own.headers['content-type']]);
    // A page of its own for each request has a nonce and the time.
    if (path.includes('.')) expect.soft(seen.text.replace(NOW, ''), path).toBe(own.text.replace(NOW, ''));
  }
});

/** Networks (/64) with zero groups in every place where their text may be abbreviated. */
const NETWORKS = [
  '2001:db8:0:0',
  '2001:db8:5:0',
  '2001:db8:0:5',
  '2001:0:0:5',
  '2001:0:5:0',
  '2001:0:0:0',
  '0:0:0:5',
  '64:ff9b:0:0',
];

for (const network of NETWORKS) {
  test(`an IPv6 network shares one limit, however its addresses are written: ${network}::/64`, async () => {
    const random = (): string => (Math.random() < 0.4 ? '0' : Math.floor(Math.random() * 65_536).toString(16));
    const addresses = Array.from({ length: 600 }, () => `${network}:${random()}:${random()}:${random()}:${random()}`);
    const flood = await Promise.all(
      addresses.map((address) => front.request('/legal', { 'x-forwarded-for': address }).catch(() => null)),
    );
    expect(flood.filter((answer) => answer?.status === 429).length).toBeGreaterThan(100);
    const neighbour = `${network.replace(/^[0-9a-f]+/, '2a00')}:1:2:3:4`;
    expect((await front.request('/legal', { 'x-forwarded-for': neighbour })).status).toBe(200);
  });
}

test('IPv4 addresses have a limit of their own where nginx sees them as IPv6', async () => {
  const flood = await Promise.all(
    Array.from({ length: 600 }, (_, index) =>
      front.request('/legal', { 'x-forwarded-for': `::ffff:203.0.${index % 250}.${index % 7}` }).catch(() => null),
    ),
  );
  expect(flood.filter((answer) => answer?.status !== 200)).toEqual([]);
});

test('the log has no visitor’s full address and no query', async () => {
  await front.request('/legal?secret=1', { 'x-forwarded-for': '198.51.100.77' });
  await front.request('/legal?secret=1', { 'x-forwarded-for': '2001:db8:85a3::8a2e:370:7334' });
  await front.request('/legal?secret=1', { 'x-forwarded-for': '2001:db8::8a2e:370:7334' });
  await front.request('/legal?secret=1', { 'x-forwarded-for': '2001::8a2e:370:7334' });
  const lastLines = () => front.log().trim().split('\n').slice(-4);
  // nginx writes a line after its answer has gone out.
  await expect
    .poll(() => lastLines().map((line) => JSON.parse(line)))
    .toMatchObject([
      { status: 200, path: '/legal', from: '198.51.100.0' },
      { status: 200, path: '/legal', from: '2001:db8:85a3::' },
      { status: 200, path: '/legal', from: '2001:db8::' },
      { status: 200, path: '/legal', from: '2001::' },
    ]);
  const lines = lastLines();
  const written = lines.join() + site.output();
  for (const secret of ['198.51.100.77', '370:7334', 'secret']) expect(written.includes(secret), secret).toBe(false);
});

test('scripts, fonts and pictures of a page come from the proxy', async () => {
  const { text } = await front.request('/');
  const files = [...new Set(text.match(/\/(?:_next\/static|styles|fonts|pictures)\/[\w./-]+/g))];
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    for (const _ of [1, 2]) expect((await front.request(file)).status, file).toBe(200);
    await expectRequests(file, 1);
  }
  expect((await front.request('/healthz')).status).toBe(200);
  expect((await front.request('/readyz')).text).toBe('{"status":"ready"}');
});

test('while the site is down, pages seen before go out; others are a page that says so, with 503', async () => {
  const before = await front.request('/legal', { cookie: 'lang=sr' });
  await front.request('/robots.txt');
  await site.stop();
  await wait(OLD_MS);
  const after = await front.request('/legal', { cookie: 'lang=sr' });
  expect(after).toMatchObject({ status: 200, text: before.text });
  expect((await front.request('/robots.txt')).status).toBe(200);
  const never = await front.request('/volim-kotor');
  expect(never).toMatchObject({ status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } });
  expect(never.text).toContain('Vraćamo se');
});
