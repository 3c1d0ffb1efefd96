import { crawl, linkFaults } from '../support/crawl';
import { brokenReferences, graphOf } from '../support/graph';
import { alternatesOf, canonicalOf, elementsOf, metaOf, pathOf, titleOf } from '../support/html';
import { type HttpResponse, sendRequest } from '../support/http';
import { richResultFaults } from '../support/richResults';
import { shippedTexts, textAndAttributesOf } from '../support/shippedTexts';
import { readListed } from '../support/sitemap';
import { splitWords } from '../support/splitWords';
import { expect, test } from '../support/test';

const OTHER_RESPONSES = splitWords(`
  /sitemap.xml /sitemap-guide-en-1.xml /sitemap-news-sr-1.xml /news-sitemap.xml /robots.txt /llms.txt /feed/en.xml
  /feed/sr.xml /calendar/en.ics /calendar/sr.ics /manifest.webmanifest /healthz /api/config /api/article?limit=100
  /api/article?limit=100&page=2 /api/article/category/cat-lanterns?limit=100 /api/article/blog-02 /api/article/blog-04
  /api/content/en/blog-02`);

// One crawl for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let reading: Promise<Map<string, HttpResponse>> | undefined;

const siteOf = (origin: string): Promise<Map<string, HttpResponse>> => {
  reading ??= crawl(origin, ['/?lang=en', '/?lang=sr']);
  return reading;
};

/** Traces of the provider: its host, and the raw address in some picture URLs. */
const TRACES = /127\.0\.0\.1|203\.0\.113\.9/;

const isIndexed = ({ text }: HttpResponse): boolean => !metaOf(text).robots?.[0]?.includes('noindex');

test('has no broken link, and links within the language of each page', async ({ origin }) => {
  for (const [path, { status, text }] of await siteOf(origin)) {
    expect.soft(status, path).toBe(200);
    expect.soft(linkFaults(path, text), path).toEqual([]);
  }
});

test('lists canonical addresses with the alternates of their pages', async ({ origin }) => {
  const pages = await siteOf(origin);
  const indexed = [...pages.values()].filter(isIndexed);
  const byAddress = new Map(indexed.map(({ text }) => [canonicalOf(text), text]));
  const listed = await readListed(origin);
  expect(listed.length).toBeGreaterThan(100);
  for (const { address, alternates } of listed) {
    const html = byAddress.get(address) ?? (await sendRequest(origin, pathOf(address))).text;
    expect.soft(canonicalOf(html), address).toBe(address);
    expect.soft(alternatesOf(html), address).toEqual(alternates);
  }
});

test('describes every page with all that search engines require', async ({ origin }) => {
  for (const [path, response] of await siteOf(origin)) {
    if (!isIndexed(response)) continue;
    const graph = graphOf(response.text);
    expect.soft(brokenReferences(graph), path).toEqual([]);
    // The provider has articles without a picture.
    const faults = richResultFaults(graph).filter((fault) => !fault.endsWith('without image'));
    expect.soft(faults, path).toEqual([]);
  }
});

test('gives categories of one name different titles', async ({ origin }) => {
  const pages = await siteOf(origin);
  const titlesOf = (id: string, language: string): string[] =>
    [...pages].flatMap(([path, { text }]) =>
      path.endsWith(`?id=${id}`) && text.includes(`<html lang="${language}`) ? titleOf(text) : [],
    );
  expect(titlesOf('cat-orchards', 'en')).toEqual(['Orchards of salt – Kotor']);
  expect(titlesOf('news-kiosk', 'en')).toEqual(['Orchards of salt – News – Kotor']);
  expect(titlesOf('cat-orchards', 'sr')).toEqual(['Voćnjaci soli – Kotor']);
  expect(titlesOf('news-kiosk', 'sr')).toEqual(['Voćnjaci soli – Vijesti – Kotor']);
});

test('serves nothing of the shipped content and no trace of the provider', async ({ origin }) => {
  const pages = new Map(await siteOf(origin));
  expect(pages.size).toBeGreaterThan(150);
  for (const path of [...OTHER_RESPONSES, '/nowhere', '/vijesti/nigdje'])
    pages.set(path, await sendRequest(origin, path));

  for (const [path, { text, headers }] of pages) {
    expect.soft(text + JSON.stringify(headers), path).not.toMatch(TRACES);
    if (!headers['content-type']?.includes('html')) continue;
    const foreign = elementsOf(text, 'img').filter(
      ({ src = '' }) => !/^\/(pictures\/|_next\/image\?url=%2Fmedia%2F)/.test(src),
    );
    expect.soft(foreign, path).toEqual([]);
  }

  // shipped/crawl.spec.ts finds these texts where they are served.
  const texts = shippedTexts();
  expect(texts.length).toBeGreaterThan(500);
  // The places on the map are the site’s own, whatever the provider.
  const parts = [...pages]
    .filter(([path]) => !/^\/(map|karta)\b/.test(path))
    .flatMap(([, { text, headers }]) => (headers['content-type']?.includes('html') ? textAndAttributesOf(text) : text));
  const served = [...new Set(parts)].join('\n');
  expect(texts.filter((text) => served.includes(text))).toEqual([]);
});

test('shows nothing unpublished', async ({ origin }) => {
  for (const path of [
    '/see-and-do/draft-alleys',
    '/see-and-do/x?id=cat-draft',
    '/see-and-do/lantern-lanes/draft-steps',
    '/see-and-do/x/y?id=sub-draft',
  ]) {
    expect.soft((await sendRequest(origin, path)).status, path).toBe(404);
  }
  for (const id of ['blog-09', 'news-09', 'event-09']) {
    expect.soft((await sendRequest(origin, `/see-and-do/article/x?id=${id}`)).status, id).toBe(404);
    expect.soft((await sendRequest(origin, `/api/article/${id}`)).status, id).toBe(404);
  }
  expect.soft((await sendRequest(origin, '/api/category/draft-alleys')).status).toBe(404);
  for (const path of OTHER_RESPONSES)
    expect.soft((await sendRequest(origin, path)).text, path).not.toContain('"status":"draft"');
  for (const [path, { text }] of await siteOf(origin)) {
    expect
      .soft(
        /Draft (alleys|steps)|Nacrti (ulica|stepenica)|(story|bulletin|feast|priča|glas|praznik) 9:/.test(text),
        path,
      )
      .toBe(false);
  }
});
