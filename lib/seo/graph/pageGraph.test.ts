import type { Article } from '@/lib/articles/article';
import type { Card } from '@/lib/articles/card';
import { homeGraph } from '@/lib/seo/graph/homeGraph';
import { type DescribedPage, pageGraph } from '@/lib/seo/graph/pageGraph';
import { placeId } from '@/lib/seo/graph/place';
import { site } from '@/lib/site';

type IdentifiedNode = { '@type': string; '@id': string; [name: string]: unknown };

const read = (graph: object): IdentifiedNode[] => JSON.parse(JSON.stringify(graph))['@graph'];

const PAGE: DescribedPage = {
  language: 'en',
  title: 'Old town',
  href: '/see-and-do/old-town?id=c1&page=2',
  crumbs: [{ name: { text: 'See and do' }, href: '/see-and-do' }],
};

const URL_OF_PAGE = 'http://localhost:3000/see-and-do/old-town?page=2';

const ids = (nodes: IdentifiedNode[]) => nodes.map((node) => node['@id']);

/** Every `{ '@id': … }` that refers to a node. */
const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.join() === '@id') return [(value as IdentifiedNode)['@id']];
  return Object.values(value).flatMap(references);
};

test('the way to a page begins at home and ends at the page itself', () => {
  const trail = read(pageGraph(PAGE)).find((node) => node['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Kotor', item: 'http://localhost:3000' },
    { '@type': 'ListItem', position: 2, name: 'See and do', item: 'http://localhost:3000/see-and-do' },
    { '@type': 'ListItem', position: 3, name: 'Old town' },
  ]);
});

test('a list says what it lists, each by its one address', () => {
  const cards = [{ title: { text: 'Squares' }, href: '/see-and-do/old-town/squares?id=s1' }];
  const [page] = read(pageGraph({ ...PAGE, cards }));
  expect(page).toMatchObject({ '@type': 'CollectionPage', '@id': `${URL_OF_PAGE}#page`, url: URL_OF_PAGE });
  expect(page?.mainEntity).toEqual({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Squares', url: 'http://localhost:3000/see-and-do/old-town/squares' },
    ],
  });
});

test('a page without articles has no list, since one without items is invalid', () => {
  const [page] = read(pageGraph({ ...PAGE, cards: [] }));
  expect(page).toMatchObject({ '@type': 'WebPage' });
  expect(page).not.toHaveProperty('mainEntity');
});

test('an attraction of the home page has the id of the place on its own page, and its name instead of the headline', () => {
  const title = { text: 'Perast, a town without walls' };
  const article = { title, addresses: { en: '/see-and-do/article/perast?id=perast' } } as Article;
  const card = { id: 'perast', title, href: article.addresses.en, picture: null } as Card;
  const home = read(homeGraph({ language: 'en', title: 'Kotor', lead: 'Town', attractions: [card] }));
  const town = home.find((node) => node['@type'] === 'TouristDestination');
  expect(town?.includesAttraction).toMatchObject([{ '@id': placeId(article, 'en'), name: 'Perast' }]);
});

test('home says how to reach the organisation', () => {
  const home = read(homeGraph({ language: 'en', title: 'Kotor', lead: 'Town', attractions: [] }));
  const organisation = home.find((node) => node['@type'] === 'GovernmentOrganization');
  expect(organisation?.contactPoint).toMatchObject({ telephone: site.phone, email: site.email });
});

test('every reference leads to a node of the same graph, and no two nodes share a name', () => {
  const product = { '@type': 'Product', '@id': `${URL_OF_PAGE}#pass`, name: 'Pass' } as const;
  const home = homeGraph({ language: 'sr', title: 'Kotor', lead: 'Grad', attractions: [] });
  const passes = read(pageGraph({ ...PAGE, nodes: [product] }));
  expect(passes[0]?.mainEntity).toEqual({ '@id': `${URL_OF_PAGE}#pass` });
  for (const nodes of [passes, read(home)]) {
    expect(new Set(ids(nodes)).size).toBe(nodes.length);
    for (const reference of nodes.flatMap(references)) expect(ids(nodes)).toContain(reference);
  }
});
