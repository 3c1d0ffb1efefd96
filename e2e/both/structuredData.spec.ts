import { everyLanguage, kindsOfPage, RESIDENT_CARD } from '../support/addresses';
import { everyNode, graphOf, type Node, nodesOf, ofType, typesOf, valuesOf, vocabularyFaults } from '../support/graph';
import { canonicalOf, elementsOf, textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { richResultFaults } from '../support/richResults';
import { expect, type Source, test } from '../support/test';
import { type Language, TAG } from '../support/words';

/** The types of the main things of each kind of page; every other page is a page and nothing else. */
const MAIN: Record<string, string[]> = {
  home: ['TouristDestination', 'TouristInformationCenter'],
  'city-card': ['Product'],
  article: ['Article'],
  'article of a subcategory': ['Article'],
  'news article': ['NewsArticle'],
  'event article': ['Event'],
};

const LISTS = ['guide', 'category', 'subcategory', 'news', 'all news', 'news of a category', 'events'];

type Read = { kind: string; path: string; language: Language; html: string; graph: Node[] };

async function readAll(origin: string, source: Source): Promise<Read[]> {
  const pages = everyLanguage((language) => {
    const kinds = kindsOfPage(source, language);
    const second = { 'all news': `${kinds['all news']}?page=2`, events: `${kinds.events}?page=2` };
    return [...Object.entries(kinds), ...Object.entries(second)].map(([kind, path]) => ({ language, kind, path }));
  });
  const read: Read[] = [];
  for (const page of pages) {
    const { text: html } = await sendRequest(origin, page.path);
    read.push({ ...page, html, graph: graphOf(html) });
  }
  return read;
}

test('every page speaks the vocabulary of schema.org, and says what search engines ask for', async ({
  origin,
  source,
}) => {
  for (const { path, graph } of await readAll(origin, source)) {
    expect.soft(vocabularyFaults(graph), path).toEqual([]);
    expect.soft(richResultFaults(graph), path).toEqual([]);
  }
});

test('every page is described as what it is, at its own address and in its language', async ({ origin, source }) => {
  for (const { kind, path, language, html, graph } of await readAll(origin, source)) {
    const [page] = ofType(graph, 'WebPage');
    const canonical = new URL(canonicalOf(html) ?? '').href;
    expect.soft(page?.url, path).toBe(canonical);
    expect.soft(page?.['@id'], path).toBe(`${canonical}#page`);
    expect.soft(page?.inLanguage, path).toBe(TAG[language]);
    expect.soft(typesOf(page ?? {}), path).toEqual([LISTS.includes(kind) ? 'CollectionPage' : 'WebPage']);
    for (const type of MAIN[kind] ?? [])
      expect.soft(ofType(graph, type).length, `${type} of ${path}`).toBeGreaterThan(0);
    expect.soft(ofType(graph, 'WebSite'), path).toHaveLength(1);
    expect.soft(ofType(graph, 'GovernmentOrganization'), path).toHaveLength(1);
    expect.soft(ofType(graph, 'BreadcrumbList'), path).toHaveLength(kind === 'home' ? 0 : 1);
  }
});

/** Texts of the graph that a visitor reads as well. */
const SHOWN = ['name', 'alternateName', 'headline', 'description', 'telephone', 'email', 'streetAddress', 'postalCode'];

const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

test('nothing is said to search engines that the page does not show', async ({ origin, source }) => {
  for (const { path, html, graph } of await readAll(origin, source)) {
    const shown = plain(textOf(html));
    const said = everyNode(graph).flatMap((node) => SHOWN.flatMap((name) => valuesOf(node, name)));
    const unseen = said.filter((text) => !shown.includes(plain(String(text)).replace(/…$/, '')));
    expect.soft(unseen, path).toEqual([]);
  }
});

test('what is listed and the way there are links of the page, by the one address of each', async ({
  origin,
  source,
}) => {
  for (const { path, html, graph } of await readAll(origin, source)) {
    const links = new Set(elementsOf(html, 'a').map(({ href = '' }) => new URL(href, origin).href.split('?')[0]));
    const items = everyNode(graph).filter((node) => typesOf(node).includes('ListItem'));
    const led = items.flatMap(({ url, item }) => [url, item].filter((each) => typeof each === 'string'));
    for (const address of led) {
      expect.soft(links.has(address.split('?')[0]), `${address} on ${path}`).toBe(true);
    }
  }
});

test('each address of a list is the canonical one of its page', async ({ origin, source }) => {
  const addresses = new Set(
    (await readAll(origin, source))
      .filter(({ kind }) => ['guide', 'category', 'news of a category', 'article of a subcategory'].includes(kind))
      .flatMap(({ graph }) => everyNode(graph))
      .flatMap((node) => [node.url, node.item])
      .filter((each) => typeof each === 'string' && each.startsWith(origin)) as string[],
  );
  expect(addresses.size).toBeGreaterThan(20);
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    const { status, text } = await sendRequest(origin, `${pathname}${search}`);
    expect.soft(status, address).toBe(200);
    expect.soft(new URL(canonicalOf(text) ?? '').href, address).toBe(address);
  }
});

test('pictures that are named are there', async ({ origin, source }) => {
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

test('the resident card has one language, and its page a trail from home', async ({ origin }) => {
  const graph = graphOf((await sendRequest(origin, RESIDENT_CARD)).text);
  const [trail] = ofType(graph, 'BreadcrumbList');
  const [home] = nodesOf(trail ?? {}, 'itemListElement');
  expect(home?.item).toBe(`${origin}/?lang=sr`);
});
