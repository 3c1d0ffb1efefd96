import { type GraphNode, vocabularyFaults } from './graph';
import { richResultFaults } from './richResults';

const place: GraphNode = {
  '@type': 'Place',
  '@id': '#p',
  name: 'Kotor',
  address: { '@type': 'PostalAddress', addressCountry: 'ME' },
};

const concert: GraphNode = {
  '@type': 'MusicEvent',
  name: 'A concert',
  description: 'On the square',
  url: 'https://site.example/',
  startDate: '2026-07-05T20:00:00+02:00',
  endDate: '2026-07-05',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@id': '#p' },
};

test('accepts a valid graph', () => {
  const church: GraphNode = {
    '@type': ['TouristAttraction', 'Church'],
    name: 'A church',
    geo: { '@type': 'GeoCoordinates', latitude: 42.4 },
  };
  expect(vocabularyFaults([place, concert, church])).toEqual([]);
  expect(richResultFaults([{ ...concert, location: place }])).toEqual([]);
});

const UNSOUND: [what: string, graph: GraphNode[]][] = [
  ['an unknown type', [{ '@type': 'LocalGovernment', name: 'x' }]],
  ['no type', [{ name: 'x' }]],
  ['a property of another type', [{ ...place, headline: 'x' }]],
  ['a deprecated property', [{ ...concert, location: place, attendees: { '@type': 'Person', name: 'x' } }]],
  ['a node of a wrong type', [{ ...concert, location: { '@type': 'Person', name: 'x' } }]],
  ['a reference to a node of a wrong type', [concert, { '@type': 'Person', '@id': '#p', name: 'x' }]],
  ['a reference to nothing', [concert]],
  ['an invalid date', [place, { ...concert, startDate: '2026-13-05' }]],
  ['a time without an offset', [place, { ...concert, startDate: '2026-07-05T20:00:00' }]],
  ['an address that is not absolute', [place, { ...concert, url: '/events' }]],
  ['an unknown member of an enumeration', [place, { ...concert, eventStatus: 'https://schema.org/EventDone' }]],
  ['an empty text', [{ ...place, name: ' ' }]],
  ['a fault in a nested node', [{ ...place, address: { '@type': 'PostalAddress', price: 1 } }]],
];

for (const [what, graph] of UNSOUND) {
  test(`reports ${what}`, () => {
    expect(vocabularyFaults(graph)).toHaveLength(1);
  });
}

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
  ['an article without an author', [{ ...article, author: undefined }]],
];

for (const [what, graph] of UNSEEN) {
  test(`reports ${what}`, () => {
    expect(richResultFaults(graph)).toHaveLength(1);
  });
}
