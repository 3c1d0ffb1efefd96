import type { Paged } from '@/lib/cms/schema/paged';
import { toPagedJson } from '@/lib/cms/schema/toJson';

const list = (length: number, page: number, lastPage: number, total: number): Paged<number> => ({
  data: Array.from({ length }, (_, index) => index),
  page,
  lastPage,
  perPage: 5,
  total,
});

const toJson = (paged: Paged<number>, query = 'type=news&tags=a&tags=b') =>
  toPagedJson(paged, '/api/article', new URLSearchParams(query));

test('a page in the middle links to both its neighbours', () => {
  const { links, meta } = toJson(list(5, 2, 3, 13));
  const href = (page: number) => `/api/article?type=news&tags=a&tags=b&page=${page}`;
  expect(links).toEqual({ first: href(1), last: href(3), prev: href(1), next: href(3) });
  const numbers = { current_page: 2, from: 6, to: 10, last_page: 3, per_page: 5, total: 13 };
  expect(meta).toMatchObject({ ...numbers, path: '/api/article' });
  expect(meta.links.map(({ label, active }) => `${label} ${active}`)).toEqual(['1 false', '2 true', '3 false']);
});

const PLACES: [what: string, paged: Paged<number>, expected: object, prev: boolean, next: boolean][] = [
  ['the first page', list(5, 1, 3, 13), { from: 1, to: 5 }, false, true],
  ['the last page', list(3, 3, 3, 13), { from: 11, to: 13 }, true, false],
  ['the only page', list(2, 1, 1, 2), { from: 1, to: 2 }, false, false],
  ['an empty list', list(0, 1, 1, 0), { from: null, to: null, total: 0, last_page: 1 }, false, false],
  ['a page past the end', list(0, 9, 3, 13), { from: null, to: null, current_page: 9 }, true, false],
];

test.each(PLACES)('%s says where it stands', (_what, paged, expected, prev, next) => {
  const { meta, links } = toJson(paged, '');
  expect(meta).toMatchObject(expected);
  expect([links.prev !== null, links.next !== null]).toEqual([prev, next]);
});

test('a list of a thousand pages does not name them all', () => {
  expect(toJson(list(5, 1, 1_000, 5_000)).meta.links.length).toBeLessThanOrEqual(50);
});
