import { townDay } from '@/lib/i18n/dates';
import { findLinkedIds } from '@/lib/server/page-cache/entry';
import { RESIDENT_CARD } from '../support/addresses';
import { crawl, linkFaults } from '../support/crawl';
import { brokenReferences, graphOf } from '../support/graph';
import {
  alternatesOf,
  canonicalOf,
  elementsOf,
  headingsOf,
  languageOf,
  metaOf,
  pathOf,
  textOf,
  titleOf,
} from '../support/html';
import { sendRequest } from '../support/http';
import { MESSAGES, TAG } from '../support/messages';
import { richResultFaults } from '../support/richResults';
import { shippedTexts, textAndAttributesOf } from '../support/shippedTexts';
import { readListed } from '../support/sitemap';
import { expect, test } from '../support/test';

// One crawl for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 300_000 });

type Page = {
  path: string;
  status: number;
  location: string | undefined;
  html: string;
  language: string | undefined;
  canonical: string;
  alternates: Record<string, string>;
  isIndexed: boolean;
};

async function readSite(origin: string): Promise<Page[]> {
  const responses = await crawl(origin, ['/', '/?lang=sr']);
  return [...responses].map(([path, { status, headers, text: html }]) => ({
    path,
    status,
    location: headers.location,
    html,
    language: languageOf(html),
    canonical: canonicalOf(html) ?? origin + path,
    alternates: alternatesOf(html),
    isIndexed: !metaOf(html).robots?.some((robots) => robots.includes('noindex')),
  }));
}

let reading: Promise<Page[]> | undefined;

/** Every page that links lead to, requested without cookies. */
const siteOf = (origin: string): Promise<Page[]> => {
  reading ??= readSite(origin);
  return reading;
};

/** Indexed pages by their canonical address. */
async function indexedPages(origin: string): Promise<Map<string, Page>> {
  const indexed = (await siteOf(origin)).filter(({ isIndexed }) => isIndexed);
  return new Map(indexed.map((page) => [page.canonical, page]));
}

const duplicatesOf = (all: string[]): string[] => all.filter((each, index) => all.indexOf(each) !== index);

test('has no broken and no redirected link', async ({ origin }) => {
  const pages = await siteOf(origin);
  expect(pages.length).toBeGreaterThan(300);
  const astray = pages.filter(({ status }) => status !== 200);
  expect(astray.map(({ path, status, location }) => `${status} ${path} ${location ?? ''}`)).toEqual([]);
});

test('links within the language of each page, with texts that make sense alone', async ({ origin }) => {
  for (const { path, html } of await siteOf(origin)) expect.soft(linkFaults(path, html), path).toEqual([]);
});

test('gives every page one heading, title, description and canonical address', async ({ origin }) => {
  for (const { path, html } of await siteOf(origin)) {
    const canonicals = elementsOf(html, 'link').filter(({ rel }) => rel === 'canonical');
    expect.soft(headingsOf(html), path).toHaveLength(1);
    expect.soft(html.match(/<title>/g), path).toHaveLength(1);
    expect.soft(metaOf(html).description, path).toHaveLength(1);
    expect.soft(canonicals, path).toHaveLength(1);
  }
});

test('serves a page at every canonical address', async ({ origin }) => {
  const pages = await siteOf(origin);
  const reached = new Map(pages.map((page) => [origin + page.path, page]));
  for (const { path, canonical } of pages) {
    const html = reached.get(canonical)?.html ?? (await sendRequest(origin, pathOf(canonical))).text;
    expect.soft(canonicalOf(html), path).toBe(canonical);
  }
});

test('has no title or description that search engines cut, except on further pages of a list', async ({ origin }) => {
  for (const { path, html } of (await indexedPages(origin)).values()) {
    if (path.includes('page=')) continue;
    expect.soft(titleOf(html).length, path).toBeLessThanOrEqual(60);
    expect.soft((metaOf(html).description?.[0] ?? '').length, path).toBeLessThanOrEqual(160);
  }
});

test('repeats no title or description within a language', async ({ origin }) => {
  const pages = [...(await indexedPages(origin)).values()];
  for (const language of new Set(pages.map((page) => page.language))) {
    const own = pages.filter((page) => page.language === language);
    expect.soft(duplicatesOf(own.map(({ html }) => titleOf(html)))).toEqual([]);
    expect.soft(duplicatesOf(own.map(({ html }) => metaOf(html).description?.[0] ?? ''))).toEqual([]);
  }
});

test('links every page to itself and its other language, in both directions, to pages that are linked', async ({
  origin,
}) => {
  const pages = await indexedPages(origin);
  for (const { canonical, language, alternates } of pages.values()) {
    const isInBoth = pathOf(canonical) !== RESIDENT_CARD;
    expect
      .soft(Object.keys(alternates).sort(), canonical)
      .toEqual(isInBoth ? ['en', 'sr-Latn', 'x-default'] : ['sr-Latn']);
    const own = alternates[language === TAG.en ? 'en' : 'sr-Latn'];
    expect.soft(own, canonical).toBe(canonical);
    expect.soft(alternates['x-default'], canonical).toBe(alternates.en);
    for (const alternate of Object.values(alternates)) {
      expect.soft(pages.get(alternate)?.alternates, `${canonical} -> ${alternate}`).toEqual(alternates);
    }
  }
});

test('lists exactly the linked pages in the sitemaps, each once, with their alternates and no future date', async ({
  origin,
}) => {
  const entries = await readListed(origin);
  const listed = entries.map(({ address }) => address);
  expect(duplicatesOf(listed)).toEqual([]);
  const pages = await indexedPages(origin);
  const reached = [...pages.keys()];
  for (const { address, alternates, modified } of entries) {
    expect.soft(pages.get(address)?.alternates ?? {}, address).toEqual(alternates);
    // After the town’s midnight a new day is still to come in UTC.
    if (modified) expect.soft(modified.slice(0, 10) <= townDay(new Date()), `${address}: ${modified}`).toBe(true);
  }
  expect(entries.some(({ modified }) => modified)).toBe(true);
  expect(listed.filter((address) => !reached.includes(address))).toEqual([]);
  // Search engines find the further pages of a list from its first.
  const firstPages = reached.filter((address) => !new URL(address).searchParams.has('page'));
  expect(firstPages.filter((address) => !listed.includes(address))).toEqual([]);
});

test('describes every page with all that search engines require', async ({ origin }) => {
  for (const { canonical, html } of (await indexedPages(origin)).values()) {
    const graph = graphOf(html);
    expect.soft(brokenReferences(graph), canonical).toEqual([]);
    expect.soft(richResultFaults(graph), canonical).toEqual([]);
  }
});

test('has no empty list on a page', async ({ origin }) => {
  for (const { path, html } of await siteOf(origin)) expect.soft(html, path).not.toMatch(/<ul[^>]*><\/ul>/);
});

test('shows no picture twice on a page', async ({ origin }) => {
  for (const { path, html } of await siteOf(origin)) {
    const pictures = elementsOf(html.replace(/<noscript>.*?<\/noscript>/g, ''), 'img').map(({ src = '' }) => src);
    expect.soft(duplicatesOf(pictures.filter((src) => src.startsWith('/pictures/'))), path).toEqual([]);
  }
});

test('has the target of every fragment link', async ({ origin }) => {
  const pages = await siteOf(origin);
  const idsOf = new Map(pages.map(({ path, html }) => [path, new Set(html.match(/(?<= id=")[^"]+/g))]));
  for (const { path, html } of pages) {
    const named = elementsOf(html, 'a').filter(({ href = '' }) => /^[/#].*#|^#./.test(href));
    const lost = named.filter(({ href = '' }) => {
      const [address, id = ''] = href.split('#');
      return !idsOf.get(address ? pathOf(address) : path)?.has(decodeURIComponent(id));
    });
    expect
      .soft(
        lost.map(({ href }) => href),
        path,
      )
      .toEqual([]);
  }
});

test('serves the texts of the content that ships', async ({ origin }) => {
  // Once each, since a text is searched for in all of them.
  const served = [...new Set((await siteOf(origin)).flatMap(({ html }) => textAndAttributesOf(html)))].join('\n');
  const texts = shippedTexts();
  expect(texts.filter((text) => served.includes(text)).length).toBeGreaterThan(texts.length * 0.8);
});

test('shows no key of a message, as where a value is missing from its text', async ({ origin }) => {
  const keys = new RegExp(`\\b(?:${Object.keys(MESSAGES.en).join('|')})\\.\\w[\\w.]*`, 'g');
  for (const { path, html } of await siteOf(origin)) {
    expect.soft(textAndAttributesOf(html).join('\n').match(keys) ?? [], path).toEqual([]);
  }
});

/** Shorter titles are also the names of places, which stops of a plan have as headings. */
const SHORTEST_TITLE = 16;

test('links to every article whose title is a heading: an edit makes only linking pages stale', async ({ origin }) => {
  const lists = await Promise.all([1, 2].map((page) => sendRequest(origin, `/api/article?limit=100&page=${page}`)));
  const articles: { _id: string; title: Record<string, string> }[] = lists.flatMap(({ text }) => JSON.parse(text).data);
  const titled = articles.flatMap(({ _id, title }) =>
    Object.values(title).map((each) => ({ id: _id, text: textOf(each) })),
  );
  const idsOf = (heading: string): string[] => titled.filter(({ text }) => text === heading).map(({ id }) => id);
  let shown = 0;
  for (const { path, html } of await siteOf(origin)) {
    const headings = [...html.matchAll(/<h[1-4]\b[^>]*>([\s\S]*?)<\/h[1-4]>/g)].map(([heading]) => textOf(heading));
    const titles = headings.filter((text) => text.length >= SHORTEST_TITLE && idsOf(text).length > 0);
    shown += titles.length;
    const linked = findLinkedIds(html);
    const unlinked = titles.filter((title) => !idsOf(title).some((id) => linked.includes(id)));
    expect.soft(unlinked, path).toEqual([]);
  }
  expect(shown).toBeGreaterThan(1_000);
});

/** Files a page names: pictures, scripts, styles, fonts, icons, the manifest. */
const filesIn = (html: string): string[] => [
  ...['img', 'script'].flatMap((name) => elementsOf(html, name).map(({ src }) => src ?? '')),
  ...elementsOf(html, 'link')
    .filter(({ rel = '' }) => /stylesheet|preload|icon|manifest/.test(rel))
    .map(({ href }) => href ?? ''),
  ...elementsOf(html, 'source').map(({ srcset = '' }) => srcset.split(', ').at(-1)?.split(' ')[0] ?? ''),
];

test('serves every file that a page loads', async ({ origin }) => {
  const pages = await siteOf(origin);
  const files = new Set(pages.flatMap(({ html }) => filesIn(html)).filter((file) => file.startsWith('/')));
  expect(files.size).toBeGreaterThan(100);
  for (const file of files) expect.soft((await sendRequest(origin, file)).status, file).toBe(200);
});
