import { type PageName, RESIDENT_CARD, SAMPLES } from '../support/addresses';
import { everyNode, graphOf, nodesOf, ofType, typesOf, valuesOf } from '../support/graph';
import { canonicalOf, elementsOf, textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { TAG } from '../support/messages';
import { indexedPages } from '../support/pages';
import { readListed } from '../support/sitemap';
import { expect, type Source, test } from '../support/test';

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
test.describe.configure({ mode: 'default' });

const readGraphs = async (origin: string, source: Source) =>
  (await indexedPages(origin, source)).map((page) => ({ ...page, html: page.text, graph: graphOf(page.text) }));

test('describes every page by its type, address and language', async ({ origin, source }) => {
  for (const { kind, path, language, html, graph } of await readGraphs(origin, source)) {
    const [page] = ofType(graph, 'WebPage', 'CollectionPage');
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

test('describes no page that is not indexed', async ({ origin, source }) => {
  const listPart = `/events?id=${SAMPLES[source].eventCategory}`;
  for (const path of ['/search?q=kotor', '/my-trip?items=a', '/plan?from=09:00&to=13:00', '/tax?nights=2', listPart]) {
    expect.soft((await sendRequest(origin, path)).text, path).not.toContain('application/ld+json');
  }
});

/** Properties whose texts must be on the page. */
const SHOWN = ['name', 'alternateName', 'headline', 'description', 'telephone', 'email', 'streetAddress', 'postalCode'];

const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

test('describes nothing that the page does not show', async ({ origin, source }) => {
  for (const { path, html, graph } of await readGraphs(origin, source)) {
    const shown = plain(textOf(html));
    const texts = everyNode(graph).flatMap((node) => SHOWN.flatMap((name) => valuesOf(node, name)));
    const unseen = texts.filter((text) => !shown.includes(plain(String(text)).replace(/…$/, '')));
    expect.soft(unseen, path).toEqual([]);
  }
});

test('links every listed item and breadcrumb on the page itself', async ({ origin, source }) => {
  for (const { path, html, graph } of await readGraphs(origin, source)) {
    const links = new Set(elementsOf(html, 'a').map(({ href = '' }) => new URL(href, origin).href.split('?')[0]));
    const items = everyNode(graph).filter((node) => typesOf(node).includes('ListItem'));
    const addresses = items.flatMap(({ url, item }) => [url, item].filter((each) => typeof each === 'string'));
    for (const address of addresses) {
      expect.soft(links.has(new URL(address).href.split('?')[0]), `${address} on ${path}`).toBe(true);
    }
  }
});

test('lists canonical addresses', async ({ origin, source }) => {
  const addresses = new Set(
    (await readGraphs(origin, source))
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
    (await readGraphs(origin, source))
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
