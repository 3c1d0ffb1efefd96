import type { BreadcrumbListLeaf, CollectionPageLeaf, Graph, ItemList, Thing, WebPageLeaf } from 'schema-dts';
import type { Crumb } from '@/lib/articles/article';
import type { Card } from '@/lib/articles/card';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { sharedHref } from '@/lib/routing/href';
import { fragmentId, pageUrl, websiteId } from '@/lib/seo/graph/addresses';
import { organizationName, websiteName } from '@/lib/seo/graph/organization';
import { site } from '@/lib/site';

/** A node of a schema.org graph; schema-dts also allows a string in its place. */
export type GraphNode = Exclude<Thing, string>;

export type DescribedPage = {
  language: Language;
  title: string;
  /** The address of this page, with the page of the list. */
  href: string;
  /** The pages above this one, without the home page. */
  crumbs?: readonly Crumb[];
  /** What a list page lists. */
  cards?: readonly Pick<Card, 'title' | 'href'>[];
  /** Nodes of what the page is about, the main one first. */
  nodes?: readonly GraphNode[];
};

export const toGraph = (nodes: readonly GraphNode[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

export const webPage = (language: Language, title: string, href: string) =>
  ({
    '@id': fragmentId(href, 'page'),
    name: title,
    url: pageUrl(href),
    inLanguage: LANGUAGE_TAG[language],
    isPartOf: { '@id': websiteId() },
  }) satisfies Partial<WebPageLeaf>;

const itemList = (cards: NonNullable<DescribedPage['cards']>): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: cards.length,
  itemListElement: cards.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title.text,
    url: pageUrl(href),
  })),
});

/** The pages above a page, from the home page, which the logo of every page links to; the page itself is the last. */
const breadcrumbs = (id: string, language: Language, crumbs: readonly Crumb[], title: string): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  '@id': id,
  itemListElement: [
    { name: site.town, item: pageUrl(sharedHref(language, 'home')) },
    ...crumbs.map(({ name, href }) => ({ name: name.text, item: pageUrl(href) })),
    { name: title },
  ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

/** Structured data of an inner page: one graph, its nodes linked by `@id`, only what the page shows (Google, schema.org). */
export function pageGraph({ language, title, href, crumbs = [], cards, nodes = [] }: DescribedPage): Graph {
  const breadcrumbId = fragmentId(href, 'breadcrumbs');
  const mainId = nodes[0]?.['@id'];
  // A list without items is invalid, so an empty page is not a collection.
  const list = cards?.length ? itemList(cards) : undefined;
  const described: WebPageLeaf | CollectionPageLeaf = {
    '@type': list ? 'CollectionPage' : 'WebPage',
    ...webPage(language, title, href),
    breadcrumb: { '@id': breadcrumbId },
    mainEntity: list ?? (mainId ? { '@id': mainId } : undefined),
  };
  return toGraph([
    described,
    ...nodes,
    breadcrumbs(breadcrumbId, language, crumbs, title),
    websiteName(),
    organizationName(language),
  ]);
}
