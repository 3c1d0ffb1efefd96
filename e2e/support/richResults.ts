import { everyNode, type GraphNode, nodesOf, ofType, typesOf, valuesOf } from './graph';

const ARTICLE = ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'];
const PAGE = ['name', 'url', 'inLanguage', 'isPartOf'];

/** Properties that search engines require, by type. */
const REQUIRED: Record<string, string[]> = {
  Event: ['name', 'startDate', 'location', 'url', 'description'],
  Article: ARTICLE,
  NewsArticle: ARTICLE,
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  WebSite: ['name', 'url'],
  WebPage: PAGE,
  CollectionPage: [...PAGE, 'mainEntity'],
  Organization: ['name'],
  GovernmentOrganization: ['name'],
  TouristInformationCenter: ['name', 'address', 'telephone', 'geo', 'url'],
  TouristAttraction: ['name'],
  Place: ['name'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'url'],
  ListItem: ['position', 'name'],
  PostalAddress: ['addressCountry'],
};

const missing = (graph: GraphNode[]): string[] =>
  Object.entries(REQUIRED).flatMap(([type, properties]) =>
    ofType(graph, type).flatMap((node) =>
      properties
        .filter((property) => valuesOf(node, property).every((value) => value === ''))
        .map((property) => `${typesOf(node)} ${node['@id'] ?? node.name} without ${property}`),
    ),
  );

/** Positions count from one; all breadcrumbs but the last, and all items of other lists, have a link. */
function faultsOfList(list: GraphNode): string[] {
  const items = nodesOf(list, 'itemListElement');
  const isTrail = typesOf(list).includes('BreadcrumbList');
  const isCounted = items.every(({ position }, index) => position === index + 1);
  const leading = isTrail ? items.slice(0, -1).filter(({ item }) => !item) : items.filter(({ url }) => !url);
  return [
    ...(isCounted ? [] : [`${typesOf(list)}: positions ${items.map(({ position }) => position)}`]),
    ...(isTrail && items.length < 2 ? ['a trail of one step'] : []),
    ...leading.map(({ name }) => `${typesOf(list)}: ${name} has no link`),
  ];
}

const faultsOfEvent = (event: GraphNode): string[] => {
  const { startDate, endDate = startDate } = event as { startDate: string; endDate?: string };
  return [
    ...(Date.parse(endDate.slice(0, 10)) < Date.parse(startDate.slice(0, 10)) ? [`${startDate} until ${endDate}`] : []),
    ...nodesOf(event, 'location').flatMap((place) => (place.address ? [] : [`${event.name}: a place without address`])),
  ];
};

/** Faults for which a search engine ignores a graph. */
export function richResultFaults(graph: GraphNode[]): string[] {
  const nodes = everyNode(graph).filter((node) => node['@type']);
  return [
    ...missing(nodes),
    ...ofType(nodes, 'ItemList', 'BreadcrumbList').flatMap(faultsOfList),
    ...ofType(nodes, 'Event').flatMap(faultsOfEvent),
  ];
}
