import { LANGUAGES } from '@/lib/i18n/language';
import { everyLanguage, pagePaths } from '../support/addresses';
import { canonicalOf, pathOf } from '../support/html';
import { sendRequest } from '../support/http';
import { entriesOf, readListed, readSitemaps } from '../support/sitemap';
import { expect, test } from '../support/test';

test('lists a sitemap of each kind and language in the index', async ({ origin }) => {
  const sitemaps = await readSitemaps(origin);
  const kinds = LANGUAGES.flatMap((language) => [
    `/sitemap-pages-${language}.xml`,
    ...['guide', 'news', 'events'].map((kind) => `/sitemap-${kind}-${language}-1.xml`),
  ]);
  expect([...sitemaps.keys()].sort()).toEqual(kinds.sort());
  for (const [path, { status, headers, text }] of sitemaps) {
    expect.soft(status, path).toBe(200);
    expect.soft(headers['content-type'], path).toBe('application/xml; charset=utf-8');
    expect.soft(entriesOf(text, 'url').length, path).toBeGreaterThan(0);
  }
});

test('lists every kind of page once in each language', async ({ origin, source }) => {
  const listed = (await readListed(origin)).map(({ address }) => pathOf(address));
  for (const path of everyLanguage((language) => Object.values(pagePaths(source, language)))) {
    const canonical = pathOf(canonicalOf((await sendRequest(origin, path)).text) ?? '');
    expect.soft(listed.includes(canonical), `${path} as ${canonical}`).toBe(true);
  }
  expect(new Set(listed).size).toBe(listed.length);
});

test('answers 404 for a sitemap that the index does not list', async ({ origin }) => {
  for (const path of ['/sitemap-guide-en-2.xml', '/sitemap-guide-xx-1.xml', '/sitemap-x.xml', '/sitemaps/guide-en-1']) {
    expect.soft((await sendRequest(origin, path)).status, path).toBe(404);
  }
});
