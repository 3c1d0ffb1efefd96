import { selectArticles } from '@/lib/cms/files/select';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import type { ArticlesQuery } from '@/lib/cms/schema/query';

const article = (_id: string, facts: object = {}): ContractArticle => contractArticle.parse({ _id, ...facts });

const day = (number: number): string => `2026-05-${String(number).padStart(2, '0')}T00:00:00.000Z`;

const ARTICLES = [
  article('a', { type: 'news', publishDate: day(3), tags: ['x'] }),
  article('b', { type: 'blog', publishDate: day(9), tags: ['x', 'y'] }),
  article('c', { type: 'event', publishDate: day(1), startDate: day(20), tags: ['y'] }),
  article('d', { type: 'event', publishDate: day(3), startDate: day(10), tags: ['z'] }),
  article('e', { type: 'news' }),
  article('f', { type: 'news', publishedAt: day(5) }),
  article('g', { type: 'blog', createdAt: day(4) }),
];

const CASES: [rule: string, query: ArticlesQuery, ids: string][] = [
  ['the newest come first, those without a date last', {}, 'bfgadce'],
  ['ascending order', { sort: 'asc' }, 'cadgfbe'],
  ['of the same day, ids decide, in both orders', { type: 'event', sort: 'asc' }, 'cd'],
  ['sorted by another field, those without it come last', { sort_by: 'startDate', sort_order: 'desc' }, 'cdabefg'],
  ['and in the other order too', { sort_by: 'startDate', sort_order: 'asc' }, 'dcabefg'],
  ['a field is sorted downwards unless told otherwise', { sort_by: 'startDate', type: 'event' }, 'cd'],
  ['the order of publication does not count then', { sort_by: 'startDate', sort: 'asc', type: 'event' }, 'cd'],
  ['one type', { type: 'news' }, 'fae'],
  ['any of the tags', { tags: ['x', 'z'] }, 'bad'],
  ['type and tags together', { type: 'blog', tags: ['x', 'z'] }, 'b'],
  ['a tag nobody has', { tags: ['nothing'] }, ''],
  ['the second page', { limit: 3, page: 2 }, 'adc'],
  ['the last page', { limit: 3, page: 3 }, 'e'],
  ['a page past the end', { limit: 3, page: 4 }, ''],
];

test.each(CASES)('%s', (_rule, query, ids) => {
  expect(
    selectArticles(ARTICLES, query)
      .data.map(({ _id }) => _id)
      .join(''),
  ).toBe(ids);
});

const PLACES: [query: ArticlesQuery, place: object][] = [
  [{}, { page: 1, perPage: 10, lastPage: 1, total: 7 }],
  [
    { limit: 3, page: 2 },
    { page: 2, perPage: 3, lastPage: 3, total: 7 },
  ],
  [{ limit: 7 }, { lastPage: 1 }],
  [{ limit: 6 }, { lastPage: 2 }],
  [{ tags: ['nothing'] }, { page: 1, lastPage: 1, total: 0 }],
];

test.each(PLACES)('%j knows its place', (query, place) => {
  expect(selectArticles(ARTICLES, query)).toMatchObject(place);
});

test('the articles given are left in their order', () => {
  const before = [...ARTICLES];
  selectArticles(ARTICLES, { sort: 'asc' });
  expect(ARTICLES).toEqual(before);
});
