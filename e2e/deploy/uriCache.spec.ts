import { sendRequest } from '../support/http';
import { splitWords } from '../support/splitWords';
import { expect, test } from '../support/test';
import { throughProxy } from './throughProxy';
import { startUriCache } from './uriCache';

const started = throughProxy();

/** Headers by which Next or a proxy may respond with something other than the page. */
const REQUESTS: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2', 'next-url': '/news' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/nowhere' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-action': 'x' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-prefetch': '1' },
  { purpose: 'prefetch' },
  { accept: 'text/x-component' },
  { range: 'bytes=0-9' },
  { 'x-forwarded-host': 'evil.example' },
];

/** URLs that a cache stores apart from each other, all of which respond with a page. */
const variantsOf = (path: string, number: number): string[] => [
  `${path}?from=${number}`,
  `${path}?from=${number}&_rsc=1abcd`,
];

for (const honoursVary of [true, false]) {
  for (const [name, target] of [
    ['the site', () => Number(new URL(started.site.origin).port)],
    ['nginx', () => started.proxy.port],
  ] as const) {
    test(`a cache by URI that ${honoursVary ? 'honours' : 'ignores'} Vary in front of ${name} only serves pages`, async ({
      atEnd,
    }) => {
      const cache = await startUriCache(target(), honoursVary);
      atEnd(cache.stop);
      const data = { rsc: '1' };
      expect((await sendRequest(cache.origin, '/news?_rsc', { headers: data })).text).not.toContain('<html');
      await sendRequest(cache.origin, '/news', { headers: data });
      const page = await sendRequest(cache.origin, '/news');
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);

      for (const [number, headers] of REQUESTS.entries()) {
        for (const path of ['/news', '/NEWS', '/nowhere'].flatMap((each) => variantsOf(each, number))) {
          const what = `${path} ${JSON.stringify(headers)}`;
          // Each from another visitor, since nginx limits how much one may request.
          const sent = { ...headers, 'x-forwarded-for': `198.51.100.${number}` };
          for (const method of ['HEAD', 'GET']) await sendRequest(cache.origin, path, { method, headers: sent });
          const [seen, own] = [await sendRequest(cache.origin, path), await started.site.request(path)];
          expect
            .soft([seen.status, seen.headers['content-type']], what)
            .toEqual([own.status, own.headers['content-type']]);
          expect.soft(seen.headers.location, what).toBe(own.headers.location);
          expect.soft(seen.text, what).toBe(own.text);
        }
      }
      await sendRequest(cache.origin, '/news');
      const again = await sendRequest(cache.origin, '/news');
      expect([again.headers['x-cache'], again.text]).toEqual(['HIT', page.text]);
    });
  }
}

test('every response has one Vary line at most, and that of a page names the headers that select data', async () => {
  const gzip = { 'accept-encoding': 'gzip' };
  const pages = ['/news', '/nowhere', '/tax', '/tax?adults=1&nights=1'];
  const others = splitWords('/NEWS /news/ /api/config /feed/en.xml /search-index/v1/en.json /robots.txt /healthz');
  for (const { origin, request } of [started.site, started.proxy]) {
    for (const path of [...pages, ...others]) {
      for (const headers of [{}, gzip, { ...gzip, rsc: '1' }, { ...gzip, rsc: '1', 'next-router-prefetch': '1' }]) {
        const { status, headersDistinct } = await request(path, headers);
        const { vary = [] } = headersDistinct;
        const what = `${origin}${path} ${JSON.stringify(headers)}`;
        expect.soft(vary.length, `${what}: ${vary.join(' | ')}`).toBeLessThanOrEqual(1);
        const names = vary
          .join()
          .toLowerCase()
          .split(/\s*,\s*/);
        expect.soft(new Set(names).size, what).toBe(names.length);
        const isPage = pages.includes(path) && [200, 404].includes(status);
        if (isPage) expect.soft(names, what).toEqual(expect.arrayContaining(['rsc', 'next-router-prefetch']));
      }
    }
  }
});

test('another nginx never stores a page whose language is the visitor’s', async ({ atEnd }) => {
  const cache = await startUriCache(Number(new URL(started.site.origin).port), true);
  atEnd(cache.stop);
  for (const lang of ['sr', 'en']) {
    const { text } = await sendRequest(cache.origin, '/tax', { headers: { cookie: `lang=${lang}` } });
    expect(/<html lang="(\w+)/.exec(text)?.[1]).toBe(lang);
  }
});
