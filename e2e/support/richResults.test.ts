import { brokenReferences, type GraphNode } from './graph';
import { richResultFaults } from './richResults';

const place: GraphNode = {
  '@type': 'Place',
  '@id': '#p',
  name: 'Kotor',
  address: { '@type': 'PostalAddress', addressCountry: 'ME' },
};

const concert: GraphNode = {
  '@type': 'Event',
  name: 'A concert',
  description: 'On the square',
  url: 'https://site.example/',
  startDate: '2026-07-05T20:00:00+02:00',
  endDate: '2026-07-05',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@id': '#p' },
};

test('accepts a valid graph', () => {
  expect(brokenReferences([place, concert])).toEqual([]);
  expect(richResultFaults([{ ...concert, location: place }])).toEqual([]);
});

test('reports a reference to nothing', () => {
  expect(brokenReferences([concert])).toEqual(['#p']);
});

const article: GraphNode = {
  '@type': 'NewsArticle',
  headline: 'x',
  image: 'x',
  datePublished: 'x',
  dateModified: 'x',
  author: 'x',
  publisher: 'x',
  mainEntityOfPage: 'x',
};

const trail = (...items: object[]): GraphNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

const UNSEEN: [what: string, graph: GraphNode[]][] = [
  ['an event without its place', [{ ...concert, location: undefined }]],
  ['an event that ends before it begins', [{ ...concert, location: place, endDate: '2026-07-04' }]],
  ['a single breadcrumb', [trail({ name: 'Kotor' })]],
  ['a breadcrumb without a link', [trail({ name: 'Kotor' }, { name: 'Events' })]],
  ['an empty name', [{ ...place, name: '' }]],
  ['an article without an author', [{ ...article, author: undefined }]],
];

for (const [what, graph] of UNSEEN) {
  test(`reports ${what}`, () => {
    expect(richResultFaults(graph)).toHaveLength(1);
  });
}
