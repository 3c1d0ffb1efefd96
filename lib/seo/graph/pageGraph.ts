import type { CollectionPageLeaf, Graph, SearchResultsPageLeaf, WebPageLeaf } from 'schema-dts';
import type { Crumb } from '@/lib/articles/article';
import type { Card } from '@/lib/articles/card';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { pageUrl, partId, websiteId } from '@/lib/seo/graph/addresses';
import { breadcrumbs } from '@/lib/seo/graph/breadcrumbs';
import { itemList } from '@/lib/seo/graph/itemList';
import type { GraphNode } from '@/lib/seo/graph/node';
import { organizationName, websiteName } from '@/lib/seo/graph/organization';

export type DescribedPage = {
  language: Language;
  title: string;
  /** The address of this page, with the page of the list. */
  href: string;
  /** The pages above this one, without the home page. */
  crumbs?: readonly Crumb[];
  /** What a list page lists, or a search found. */
  cards?: readonly Pick<Card, 'title' | 'href'>[];
  isSearch?: boolean;
  /** Nodes of what the page is about, the main one first. */
  nodes?: readonly GraphNode[];
};

export const toGraph = (nodes: readonly GraphNode[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

/** Structured data of an inner page: one graph, its nodes linked by `@id`, only what the page shows (Google, schema.org). */
export function pageGraph({
  language,
  title,
  href,
  crumbs = [],
  cards,
  isSearch = false,
  nodes = [],
}: DescribedPage): Graph {
  const breadcrumbId = partId(href, 'breadcrumbs');
  const page = {
    '@id': partId(href, 'page'),
    name: title,
    url: pageUrl(href),
    inLanguage: LANGUAGE_TAG[language],
    isPartOf: { '@id': websiteId() },
    breadcrumb: { '@id': breadcrumbId },
  };
  const [main] = nodes;
  const described: WebPageLeaf | CollectionPageLeaf | SearchResultsPageLeaf = cards
    ? { '@type': isSearch ? 'SearchResultsPage' : 'CollectionPage', ...page, mainEntity: itemList(cards) }
    : { '@type': 'WebPage', ...page, mainEntity: main?.['@id'] ? { '@id': main['@id'] } : undefined };
  return toGraph([
    described,
    ...nodes,
    breadcrumbs(breadcrumbId, language, crumbs, title),
    websiteName(),
    organizationName(language),
  ]);
}
