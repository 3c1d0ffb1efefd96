import type { Language } from '@/lib/i18n/language';
import { publicUrl } from '@/lib/seo/publicUrl';
import { everyLanguage, kindsOfPage, namedPages, type PageName, RESIDENT_CARD } from '../support/addresses';
import { everyNode, graphOf, type Node, nodesOf, ofType, typesOf, valuesOf } from '../support/graph';
import { canonicalOf, elementsOf, textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { readListed } from '../support/sitemap';
import { expect, type Source, test } from '../support/test';
import { TAG } from '../support/words';

/** The main types of each kind of page; other pages have none. */
const MAIN: Partial<Record<PageName, string[]>> = {
  home: ['TouristDestination', 'TouristInformationCenter'],
  cityPass: ['Product'],
  article: ['Article'],
  subcategoryArticle: ['Article'],
  newsArticle: ['NewsArticle'],
  eventArticle: ['Event'],
};

const LISTS: PageName[] = ['guide', 'category', 'subcategory', 'news', 'allNews', 'newsCategory', 'events'];

// The pages are read once for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 60_000 });

type Read = { kind: PageName; path: string; language: Language; html: string; graph: Node[] };

async function readPages(origin: string, source: Source): Promise<Read[]> {
  const pages = everyLanguage((language) => {
    const { allNews, events } = kindsOfPage(source, language);
    const second: [PageName, string][] = [
      ['allNews', `${allNews}?page=2`],
      ['events', `${events}?page=2`],
    ];
    return [...namedPages(source, language), ...second].map(([kind, path]) => ({ language, kind, path }));
  });
  const read: Read[] = [];
  for (const page of pages) {
    const { text: html } = await sendRequest(origin, page.path);
    read.push({ ...page, html, graph: graphOf(html) });
  }
  return read;
}

let reading: Promise<Read[]> | undefined;

/** A worker runs the tests of one source. */
const readAll = (origin: string, source: Source): Promise<Read[]> => {
  reading ??= readPages(origin, source);
  return reading;
};

test('describes every page by its type, address and language', async ({ origin, source }) => {
  for (const { kind, path, language, html, graph } of await readAll(origin, source)) {
    const [page] = ofType(graph, 'WebPage');
    const canonical = canonicalOf(html);
    expect.soft(page?.url, path).toBe(canonical);
    expect.soft(page?.['@id'], path).toBe(`${canonical}#page`);
    expect.soft(page?.inLanguage, path).toBe(TAG[language]);
    expect.soft(typesOf(page ?? {}), path).toEqual([LISTS.includes(kind) ? 'CollectionPage' : 'WebPage']);
    // The shipped news are guidance for a season, and the date of the shipped event is not confirmed.
    const isText = source === 'shipped' && ['newsArticle', 'eventArticle'].includes(kind);
    const main = isText ? ['Article'] : (MAIN[kind] ?? []);
    for (const type of main) expect.soft(ofType(graph, type).length, `${type} of ${path}`).toBeGreaterThan(0);
    expect.soft(ofType(graph, 'WebSite'), path).toHaveLength(1);
    expect.soft(ofType(graph, 'GovernmentOrganization'), path).toHaveLength(1);
    expect.soft(ofType(graph, 'BreadcrumbList'), path).toHaveLength(kind === 'home' ? 0 : 1);
  }
});

/** Properties whose texts must be on the page. */
const SHOWN = ['name', 'alternateName', 'headline', 'description', 'telephone', 'email', 'streetAddress', 'postalCode'];

const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

test('describes nothing that the page does not show', async ({ origin, source }) => {
  for (const { path, html, graph } of await readAll(origin, source)) {
    const shown = plain(textOf(html));
    const texts = everyNode(graph).flatMap((node) => SHOWN.flatMap((name) => valuesOf(node, name)));
    const unseen = texts.filter((text) => !shown.includes(plain(String(text)).replace(/…$/, '')));
    expect.soft(unseen, path).toEqual([]);
  }
});

test('links every listed item and breadcrumb on the page itself', async ({ origin, source }) => {
  for (const { path, html, graph } of await readAll(origin, source)) {
    const links = new Set(elementsOf(html, 'a').map(({ href = '' }) => publicUrl(href, origin).split('?')[0]));
    const items = everyNode(graph).filter((node) => typesOf(node).includes('ListItem'));
    const addresses = items.flatMap(({ url, item }) => [url, item].filter((each) => typeof each === 'string'));
    for (const address of addresses) {
      expect.soft(links.has(address.split('?')[0]), `${address} on ${path}`).toBe(true);
    }
  }
});

test('lists canonical addresses', async ({ origin, source }) => {
  const addresses = new Set(
    (await readAll(origin, source))
      .filter(({ kind }) => ['guide', 'category', 'newsCategory', 'subcategoryArticle'].includes(kind))
      .flatMap(({ graph }) => everyNode(graph))
      .flatMap((node) => [node.url, node.item])
      .filter((each) => typeof each === 'string' && each.startsWith(origin)) as string[],
  );
  expect(addresses.size).toBeGreaterThan(20);
  // The crawls open every listed page.
  const listed = (await readListed(origin)).map(({ address }) => address);
  expect([...addresses].filter((address) => !listed.includes(address))).toEqual([]);
});

test('serves every picture it names', async ({ origin, source }) => {
  const images = new Set(
    (await readAll(origin, source))
      .flatMap(({ graph }) => everyNode(graph))
      .flatMap((node) => valuesOf(node, 'image').concat(valuesOf(node, 'logo'))),
  );
  expect(images.size).toBeGreaterThan(5);
  for (const image of images) {
    const { pathname, search } = new URL(String(image));
    const { status, headers } = await sendRequest(origin, `${pathname}${search}`);
    expect.soft(status, String(image)).toBe(200);
    expect.soft(headers['content-type'], String(image)).toMatch(/^image\//);
  }
});

test('starts the breadcrumbs of the resident card at the Montenegrin home page', async ({ origin }) => {
  const graph = graphOf((await sendRequest(origin, RESIDENT_CARD)).text);
  const [trail] = ofType(graph, 'BreadcrumbList');
  const [home] = nodesOf(trail ?? {}, 'itemListElement');
  expect(home?.item).toBe(`${origin}/?lang=sr`);
});
