import { type ArticlesQuery, parseQuery, toSearch } from '@/lib/cms/schema/query';

const GOOD: [search: string, query: ArticlesQuery][] = [
  ['', {}],
  ['page=1&limit=50&type=news&sort=desc', { page: 1, limit: 50, type: 'news', sort: 'desc' }],
  ['page=2&limit=12&type=event', { page: 2, limit: 12, type: 'event' }],
  [
    'page=1&limit=3&type=event&sort_by=startDate&sort_order=desc',
    { page: 1, limit: 3, type: 'event', sort_by: 'startDate', sort_order: 'desc' },
  ],
  ['tags=TOP_ATTRACTIONS', { tags: ['TOP_ATTRACTIONS'] }],
  ['page=1&tags=a&tags=b+c&tags=%C5%A1', { page: 1, tags: ['a', 'b c', 'š'] }],
  ['type=blog&sort=asc', { type: 'blog', sort: 'asc' }],
];

test.each(GOOD)('%j is read, and written the same', (search, query) => {
  expect(parseQuery(new URLSearchParams(search))).toEqual(query);
  expect(toSearch(query)).toBe(search && `?${search}`);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=two',
  'page=',
  'page=01',
  'page=9999999',
  'limit=0',
  'limit=all',
  'limit=-5',
  'type=recipe',
  'type=',
  'type=NEWS',
  'sort=random',
  'sort_by=_id',
  'sort_by=__proto__',
  'sort_by=title',
  'sort_order=down',
  'tags=',
  `tags=${'x'.repeat(101)}`,
  Array.from({ length: 21 }, (_, index) => `tags=${index}`).join('&'),
])('%j is not a query of the contract', (search) => {
  expect(parseQuery(new URLSearchParams(search))).toBeNull();
});

test('unknown parameters are dropped', () => {
  expect(parseQuery(new URLSearchParams('page=2&admin=1&tags[]=x&constructor=y'))).toEqual({ page: 2 });
});

test('no page holds more than 100', () => {
  expect(parseQuery(new URLSearchParams('limit=100'))?.limit).toBe(100);
  expect(parseQuery(new URLSearchParams('limit=101'))?.limit).toBe(100);
  expect(parseQuery(new URLSearchParams('limit=999999'))?.limit).toBe(100);
});

test('tags are repeated without brackets, after everything else', () => {
  expect(toSearch({ tags: ['A', 'B&C'], page: 1 })).toBe('?page=1&tags=A&tags=B%26C');
});

test('what is not set is not sent', () => {
  expect(toSearch({ page: undefined, limit: undefined, tags: [] })).toBe('');
});
