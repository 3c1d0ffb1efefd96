import type { Page } from '@playwright/test';
import { LANGUAGES } from '@/lib/i18n/language';
import { SAMPLES } from '../support/addresses';
import { sendRequest } from '../support/http';
import { readSitemaps } from '../support/sitemap';
import { splitWords } from '../support/splitWords';
import { expect, type Source, test } from '../support/test';

/** Documents for other programs, with their content types. */
const documents = (source: Source): Record<string, string> => ({
  '/robots.txt': 'text/plain; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/sitemap-pages-sr.xml': 'application/xml; charset=utf-8',
  '/sitemap-guide-en-1.xml': 'application/xml; charset=utf-8',
  '/news-sitemap.xml': 'application/xml; charset=utf-8',
  '/places.geojson': 'application/geo+json; charset=utf-8',
  '/places.jsonld': 'application/ld+json; charset=utf-8',
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`/feed/${language}.xml`, 'application/atom+xml; charset=utf-8'],
      [`/calendar/${language}.ics`, 'text/calendar; charset=utf-8'],
      [`/calendar/${language}/${SAMPLES[source].event.id}.ics`, 'text/calendar; charset=utf-8'],
      // The search index of a provider may still be incomplete, and is not cached then.
      ...(source === 'shipped' ? [[`/search-index/v1/${language}.json`, 'application/json; charset=utf-8']] : []),
    ]),
  ),
});

test('serves each document with its type, compressed, cacheable and revalidated', async ({ origin, source }) => {
  for (const [path, type] of Object.entries(documents(source))) {
    const { status, headers } = await sendRequest(origin, path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers['content-type'], path).toBe(type);
    expect.soft(headers['cache-control'], path).toMatch(/^public, max-age=\d+$/);
    expect.soft(headers['set-cookie'], path).toBeUndefined();
    expect.soft(headers['content-security-policy'], path).toBe("default-src 'none'; frame-ancestors 'none'");

    const etag = headers.etag ?? '';
    expect.soft(etag, path).toMatch(/^W\/"[\w-]+"$/);
    const again = await sendRequest(origin, path, { headers: { 'If-None-Match': etag } });
    expect.soft(again.status, path).toBe(304);
    expect.soft(again.text, path).toBe('');
    expect.soft(again.headers.vary, path).toBe(headers.vary);
    const compressed = await sendRequest(origin, path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect.soft(compressed.headers['content-encoding'], path).toBe('gzip');
  }
});

test('what a browser reads again by itself is not sent again while it is the same', async ({ origin }) => {
  for (const [path, maxAge] of [
    ['/sw.js', 0],
    ['/offline/pack?lang=en', 0],
    ['/manifest.webmanifest', 3600],
  ] as const) {
    const { headers } = await sendRequest(origin, path);
    expect.soft(headers['cache-control'], path).toBe(`public, max-age=${maxAge}`);
    const again = await sendRequest(origin, path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect.soft(again.status, path).toBe(304);
  }
});

test('answers HEAD as GET, without a body', async ({ origin, source }) => {
  for (const path of Object.keys(documents(source))) {
    const head = await sendRequest(origin, path, { method: 'HEAD' });
    expect.soft(head.status, path).toBe(200);
    expect.soft(head.text, path).toBe('');
    expect.soft(head.headers.etag, path).toBe((await sendRequest(origin, path)).headers.etag);
  }
});

test('answers 404 beside the documents', async ({ origin, source }) => {
  const { article, event } = SAMPLES[source];
  const beside = [
    ...splitWords('/feed /feed/xx.xml /feed/en /calendar /calendar/en /calendar/xx.ics /calendar/en/nothing.ics'),
    `/calendar/xx/${event.id}.ics`,
    `/calendar/en/${article.id}.ics`,
    `/calendar/en/${event.id}.ics/x`,
    '/calendar/en/..%2f..%2fetc.ics',
    '/sitemap-guide-en-99.xml',
    '/.well-known/nothing',
  ];
  for (const path of beside) expect.soft((await sendRequest(origin, path)).status, path).toBe(404);
});

/** The error of the browser’s XML parser; null for a well-formed document. */
const faultOf = (page: Page, xml: string): Promise<string | null> =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    return document.querySelector('parsererror')?.textContent ?? null;
  }, xml);

test('serves well-formed XML', async ({ page, origin, source }) => {
  const listed = [...(await readSitemaps(origin)).keys()];
  const own = Object.keys(documents(source)).filter((path) => path.endsWith('.xml'));
  for (const path of new Set([...own, ...listed])) {
    expect.soft(await faultOf(page, (await sendRequest(origin, path)).text), path).toBeNull();
  }
  expect(await faultOf(page, '<a>&</a>')).not.toBeNull();
});

test('names the sitemaps in robots.txt and blocks nothing a page needs', async ({ origin }) => {
  const { text } = await sendRequest(origin, '/robots.txt');
  const sitemaps = [...text.matchAll(/^Sitemap: (.+)$/gm)].map(([, address]) => address);
  expect(sitemaps).toEqual([`${origin}/sitemap.xml`, `${origin}/news-sitemap.xml`]);
  for (const address of sitemaps) expect((await sendRequest(origin, new URL(address ?? '').pathname)).status).toBe(200);
  expect([...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)).toEqual(['/api/']);
});

test('links llms.txt to pages of both languages', async ({ origin, source }) => {
  const { text } = await sendRequest(origin, '/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+/);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  const { category } = SAMPLES[source];
  expect(links).toEqual(
    expect.arrayContaining([
      `${origin}/see-and-do/${category.en}`,
      `${origin}/vidi-i-uradi/${category.sr}`,
      `${origin}/tax?lang=sr`,
    ]),
  );
  for (const address of links) {
    const { pathname, search } = new URL(address);
    expect.soft((await sendRequest(origin, `${pathname}${search}`)).status, address).toBe(200);
  }
});

test('names the source of the content in the health check', async ({ origin, source }) => {
  const { text, headers } = await sendRequest(origin, '/healthz');
  expect(JSON.parse(text)).toMatchObject({ status: 'ok', provider: source === 'remote' ? 'remote' : 'embedded' });
  expect(headers['cache-control']).toBe('no-store');
});
