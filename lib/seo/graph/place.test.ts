import type { Article } from '@/lib/articles/article';
import type { Place } from '@/lib/articles/place';
import { toPlace } from '@/lib/cms/mappers/toPlace';
import { WHOLE_PLACE } from '@/lib/cms/schema/place.testUtils';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { placeNode } from '@/lib/seo/graph/place';

const ARTICLE = {
  title: { text: 'The gate' },
  summary: { text: 'A gate by the sea.' },
  picture: null,
  addresses: { en: '/see-and-do/article/gate', sr: '/vidi-i-uradi/article/vrata' },
} as Article;

function nodeOf(file: PlaceFile, day = '2026-11-21') {
  const place = toPlace(file, 'sr', new Date(`${day}T12:00:00Z`));
  if (!place) throw new Error('There is no place');
  return JSON.parse(JSON.stringify(placeNode(ARTICLE, place, 'sr')));
}

test('a place is a tourist attraction and what else it is, with what its box shows', () => {
  expect(nodeOf(WHOLE_PLACE)).toEqual({
    '@type': ['TouristAttraction', 'Church'],
    '@id': 'http://localhost:3000/vidi-i-uradi/article/vrata#place',
    name: 'The gate',
    description: 'A gate by the sea.',
    url: 'http://localhost:3000/vidi-i-uradi/article/vrata',
    address: { '@type': 'PostalAddress', streetAddress: 'Trg od brašna', addressCountry: 'ME' },
    geo: { '@type': 'GeoCoordinates', latitude: 42.424, longitude: 18.76 },
    hasMap: 'https://www.openstreetmap.org/?mlat=42.424&mlon=18.76#map=16/42.424/18.76',
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00:00', closes: '17:00:00' },
    ],
    isAccessibleForFree: false,
    publicAccess: true,
    telephone: '+382 32 000 000',
    potentialAction: { '@type': 'ReserveAction', target: 'https://tickets.example.org/church' },
    sameAs: ['https://www.wikidata.org/wiki/Q42', 'https://www.example.org/church'],
  });
});

const { admission, coordinates, telephone, website } = WHOLE_PLACE;
const FREE = { answer: 'free', source: 'general knowledge', estimated: '2026-11-21' } as const;

test.each<[what: string, facts: PlaceFile]>([
  ['admission', { admission }],
  ['estimated admission', { admission: FREE }],
  ['telephone', { telephone }],
  ['website', { website }],
])('an outdated %s is left out for search engines, as in the open data', (_what, facts) => {
  const keysOn = (day: string) => Object.keys(nodeOf({ coordinates, ...facts }, day));
  expect(keysOn('2028-11-22')).toEqual(Object.keys(nodeOf({ coordinates })));
  expect(keysOn('2026-11-21').length).toBeGreaterThan(keysOn('2028-11-22').length);
});

test('a closed place is neither free nor open to the public', () => {
  const closed = { answer: 'closed', source: 'map', checked: '2026-11-21' } as const;
  expect(nodeOf({ admission: closed })).toMatchObject({ isAccessibleForFree: false, publicAccess: false });
});

test('an outdated website leaves the id in Wikidata, and a place its position', () => {
  expect(nodeOf(WHOLE_PLACE, '2037-01-01')).toMatchObject({
    sameAs: 'https://www.wikidata.org/wiki/Q42',
    geo: { latitude: 42.424 },
    address: { streetAddress: 'Trg od brašna' },
  });
});

test('a place has its short name, as on the maps, and without one that of its article', () => {
  const perast = { ...ARTICLE, id: 'perast', title: { text: 'Perast, a town without walls' } };
  const nameOf = (article: Article) => (placeNode(article, {} as Place, 'en') as { name: string }).name;
  expect(nameOf(perast)).toBe('Perast');
  expect(nameOf({ ...perast, id: 'unknown' })).toBe('Perast, a town without walls');
});

test('what is not known is not claimed', () => {
  const { '@type': type, geo, address, sameAs } = nodeOf({ light: WHOLE_PLACE.light });
  expect({ type, geo, address, sameAs }).toEqual({
    type: 'TouristAttraction',
    geo: undefined,
    address: undefined,
    sameAs: undefined,
  });
});
