import { selectArticles } from '@/lib/cms/files/select';
import { contractArticle } from '@/lib/cms/schema/article';
import type { ArticlesQuery } from '@/lib/cms/schema/query';

const day = (number: number): string => `2026-05-${String(number).padStart(2, '0')}T00:00:00.000Z`;

const ARTICLES = [
  { _id: 'a', type: 'news', publishDate: day(3), tags: ['x'] },
  { _id: 'b', type: 'blog', publishDate: day(9), tags: ['x', 'y'] },
  { _id: 'c', type: 'event', publishDate: day(1), startDate: day(20), tags: ['y'] },
  { _id: 'd', type: 'event', publishDate: day(3), startDate: day(10), tags: ['z'] },
  { _id: 'e', type: 'news', title: { en: 'Zelenika', sr: 'A' } },
  { _id: 'f', type: 'news', publishedAt: day(5), title: { sr: 'Tivat' } },
  { _id: 'g', type: 'blog', createdAt: day(4) },
].map((facts) => contractArticle.parse(facts));

// What needs no special article is tested by the contract of a provider.
const CASES: [rule: string, query: ArticlesQuery, ids: string][] = [
  ['the newest come first, those without a date last', {}, 'bfgadce'],
  ['ascending order', { sort: 'asc' }, 'cadgfbe'],
  ['of the same day, ids decide, in both orders', { type: 'event', sort: 'asc' }, 'cd'],
  ['sorted by another field, those without it come last', { sort_by: 'startDate', sort_order: 'desc' }, 'cdabefg'],
  ['and in the other order too', { sort_by: 'startDate', sort_order: 'asc' }, 'dcabefg'],
  ['a field is sorted downwards unless told otherwise', { sort_by: 'startDate', type: 'event' }, 'cd'],
  ['the order of publication does not count then', { sort_by: 'startDate', sort: 'asc', type: 'event' }, 'cd'],
  ['by the English title, else the other one', { sort_by: 'title', type: 'news' }, 'efa'],
  ['any of the tags', { tags: ['x', 'z'] }, 'bad'],
  ['the last page', { limit: 3, page: 3 }, 'e'],
];

test.each(CASES)('a list of articles: %s', (_rule, query, ids) => {
  const before = [...ARTICLES];
  const { data } = selectArticles(ARTICLES, query);
  expect(data.map(({ _id }) => _id).join('')).toBe(ids);
  expect(ARTICLES).toEqual(before);
});
