import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen } from '@/lib/server/http/listen.testUtils';
import { expect, test } from '../support/test';
import { HAS_BROTLI, startReverseProxy } from './reverseProxy';
import { throughProxy } from './throughProxy';

/** Longer than the proxy treats a page as fresh. */
const OLD_MS = 11_500;

const started = throughProxy();

/** Requests of a path that reached the site. */
const requestCount = (path: string): number =>
  started.site
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"request"') && line.includes(`"path":"${path}"`)).length;

async function expectRequests(path: string, times: number): Promise<void> {
  await expect.poll(() => requestCount(path), path).toBeGreaterThan(0);
  // A further request would be logged a moment later.
  await wait(50);
  expect(requestCount(path), path).toBe(times);
}

for (const path of ['/visitors-info', '/search-index/v1/en.json', '/places.geojson']) {
  test(`simultaneous requests of what is not cached reach the site once: ${path}`, async () => {
    const responses = await Promise.all(Array.from({ length: 80 }, () => started.proxy.request(path)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    await expectRequests(path, 1);
  });
}

test('a page is compressed once per encoding', async () => {
  const { text } = await started.proxy.request('/legal');
  const encodings = [
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ...(HAS_BROTLI ? ([['gzip, deflate, br, zstd', 'br', brotliDecompressSync]] as const) : []),
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['gzip, br; q=0', 'gzip', gunzipSync],
  ] as const;
  for (const [accepted, encoding, decompress] of encodings) {
    for (const _ of [1, 2]) {
      const { headers, bytes } = await started.proxy.request('/legal', { 'accept-encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(encoding);
      expect(String(headers.vary), accepted).toContain('Accept-Encoding');
      expect(decompress(bytes).toString('utf8'), accepted).toBe(text);
      expect(bytes.byteLength * 3, accepted).toBeLessThan(text.length);
    }
  }
  await expectRequests('/legal', HAS_BROTLI ? 2 : 1);
});

test('scripts and style sheets are sent as the build has compressed them', async () => {
  const { text } = await started.proxy.request('/legal');
  const files = new Set(text.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const path = file.replace('/_next', '.next');
    const compressed = HAS_BROTLI ? readFileSync(`${path}.br`) : readFileSync(`${path}.gz`);
    const { bytes } = await started.proxy.request(file, { 'accept-encoding': 'gzip, br' });
    expect.soft(bytes.equals(compressed), file).toBe(true);
    expect.soft((await started.proxy.request(file)).text, file).toBe(readFileSync(path, 'utf8'));
  }
});

test('documents for other programs are compressed', async () => {
  for (const path of ['/feed/en.xml', '/calendar/en.ics', '/sitemap.xml', '/places.geojson', '/places.jsonld']) {
    for (const encoding of HAS_BROTLI ? ['gzip', 'br'] : ['gzip']) {
      const { headers } = await started.proxy.request(path, { 'accept-encoding': encoding });
      expect.soft(headers['content-encoding'], path).toBe(encoding);
    }
  }
});

test('a conditional request is answered 304 without the site', async () => {
  const { headers } = await started.proxy.request('/imprint', { 'accept-encoding': 'gzip' });
  const again = await started.proxy.request('/imprint', {
    'accept-encoding': 'gzip',
    'if-none-match': String(headers.etag),
  });
  expect(again.status).toBe(304);
  await expectRequests('/imprint', 1);
});

test('the first request of a stale page gets the answer of the site, others meanwhile the copy', async ({ atEnd }) => {
  let count = 0;
  const held: (() => void)[] = [];
  const site = createServer((_request, response) => {
    count += 1;
    const text = `answer ${count}`;
    if (count === 1) response.end(text);
    else held.push(() => response.end(text));
  });
  atEnd(() => site.close());
  const proxy = await startReverseProxy([await listen(site)]);
  atEnd(proxy.stop);
  const read = async () => (await proxy.request('/legal')).text;
  expect(await read()).toBe('answer 1');
  await wait(OLD_MS);
  const first = read();
  await expect.poll(() => held.length).toBe(1);
  expect(await read()).toBe('answer 1');
  held[0]?.();
  expect([await first, await read()]).toEqual(['answer 2', 'answer 2']);
});

test('dynamic pages and data for the router are never cached', async () => {
  for (const path of ['/tax?guest-sheet=en', '/tax?adults=2&nights=3', '/events?from=2031-01-01', '/?a=1']) {
    for (const _ of [1, 2]) expect((await started.proxy.request(path)).status, path).toBe(200);
    await expect.poll(() => requestCount(path.split('?')[0] ?? ''), path).toBeGreaterThanOrEqual(2);
  }
  const nonces = [
    await started.proxy.request('/tax?adults=2&nights=3'),
    await started.proxy.request('/tax?adults=2&nights=3'),
  ];
  expect(nonces[0]?.headers['content-security-policy']).not.toBe(nonces[1]?.headers['content-security-policy']);
  const page = await started.proxy.request('/news');
  await started.proxy.request('/news', { rsc: '1' });
  expect((await started.proxy.request('/news')).text).toBe(page.text);
});

test('only the key decides what is cached, no header', async () => {
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
  const first = await started.proxy.request('/city-card', hostile);
  const second = await started.proxy.request('/city-card');
  expect(second.text).not.toContain('evil');
  expect(second.text).toBe((await started.site.request('/city-card')).text);
  expect([200, 206]).toContain(first.status);
  // A parameter that nginx cannot see in the query must not be cached under the URL without it.
  await started.proxy.request('/?%6cang=sr');
  expect((await started.proxy.request('/')).headers['content-language']).toBe('en');
  await started.proxy.request('/city-card?utm_source=letter&utm_medium=mail');
  await expectRequests('/city-card', 2);
});

test('errors of the browser reach the log of the site, and nothing may be posted elsewhere', async () => {
  const send = (body: string, path = '/browser-errors') =>
    fetch(`${started.proxy.origin}${path}`, { method: 'POST', body });
  const report = { message: 'x is undefined', stack: 'a'.repeat(1_900), path: '/' };
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect((await send('a'.repeat(9_000))).status).toBe(413);
  expect((await send('{}', '/webhooks/content')).status).toBe(405);
  await expect.poll(() => started.site.output()).toMatch(/"event":"browser\.failed".*x is undefined/);
});

/** Lines of a calendar with the time of the request. */
const NOW = /^(DTSTAMP|LAST-MODIFIED|SEQUENCE).*$/gm;

test('a query selects the same through the proxy', async () => {
  const trip = 'items=winter-carnival~2027-01-02';
  for (const path of [
    `/calendar/trip/en.ics?${trip}`,
    `/calendar/trip/sr.ics?${trip}`,
    '/calendar/plan/en.ics?from=09:00&to=12:00&day=2027-05-04',
    `/trip/v1/en.json?${trip}`,
    `/my-trip?${trip}`,
    '/api/article?limit=2',
    '/tax?adults=2&nights=3',
    '/news?page=1',
    '/calendar/en.ics?subscribed=1',
  ]) {
    const [own, seen] = [await started.site.request(path), await started.proxy.request(path)];
    expect.soft(own.status, path).toBe(200);
    expect.soft([seen.status, seen.headers['content-type']], path).toEqual([200, own.headers['content-type']]);
    // A dynamic page has a nonce and the time of the request.
    if (path.includes('.')) expect.soft(seen.text.replace(NOW, ''), path).toBe(own.text.replace(NOW, ''));
  }
});

test('scripts, fonts and pictures are served from the cache of the proxy', async () => {
  const { text } = await started.proxy.request('/');
  // What an outside service looks for (deploy/README.md).
  expect(text).toMatch(/<\/html>$/);
  const files = [
    ...new Set(text.match(/\/(?:_next\/static|styles|fonts|pictures)\/[\w./-]+\.(?:js|css|woff2|avif|webp)\b/g)),
  ];
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    for (const _ of [1, 2]) expect((await started.proxy.request(file)).status, file).toBe(200);
    await expectRequests(file, 1);
  }
  expect((await started.proxy.request('/healthz')).status).toBe(200);
  expect((await started.proxy.request('/readyz')).text).toBe('{"status":"ready"}');
});

test('while one build replaces another, a file is found at the instance that has it', async () => {
  const instances = [404, 200].map((status) => createServer((_request, response) => response.writeHead(status).end()));
  const proxy = await startReverseProxy(await Promise.all(instances.map((instance) => listen(instance))));
  try {
    for (const folder of ['_next/static', 'pictures', 'fonts', 'icons']) {
      // Each instance gets every other request first.
      for (const number of [1, 2, 3, 4]) {
        const path = `/${folder}/new-${number}.webp`;
        expect.soft((await proxy.request(path)).status, path).toBe(200);
      }
    }
  } finally {
    await proxy.stop();
    for (const instance of instances) instance.close();
  }
});

test('while the site is down, cached pages are served, and a page with 503 for others', async () => {
  const before = await started.proxy.request('/legal', { cookie: 'lang=sr' });
  await started.proxy.request('/robots.txt');
  await started.site.stop();
  await wait(OLD_MS);
  const after = await started.proxy.request('/legal', { cookie: 'lang=sr' });
  expect(after).toMatchObject({ status: 200, text: before.text });
  expect((await started.proxy.request('/robots.txt')).status).toBe(200);
  const never = await started.proxy.request('/volim-kotor');
  expect(never).toMatchObject({ status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } });
  expect(never.text).toContain('Vraćamo se');
});
