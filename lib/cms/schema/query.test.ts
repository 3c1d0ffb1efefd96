import { type ArticlesQuery, parseQuery, toQueryString } from '@/lib/cms/schema/query';

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
  expect(toQueryString(query)).toBe(search && `?${search}`);
});

test.each([
  ...['page=0', 'page=-1', 'page=1.5', 'page=two', 'page=', 'page=01', 'page=9999999', 'limit=0', 'limit=all'],
  ...['type=recipe', 'type=', 'type=NEWS', 'sort=random', 'sort_by=_id', 'sort_by=__proto__', 'sort_order=down'],
  ...['tags=', `tags=${'x'.repeat(101)}`, Array(21).fill('tags=a').join('&')],
])('%j is not a query of the contract', (search) => {
  expect(parseQuery(new URLSearchParams(search))).toBeNull();
});

test('unknown parameters are dropped', () => {
  expect(parseQuery(new URLSearchParams('page=2&admin=1&tags[]=x&constructor=y'))).toEqual({ page: 2 });
});

test.each([100, 101, 999_999])('no page holds more than 100: %i', (limit) => {
  expect(parseQuery(new URLSearchParams({ limit: String(limit) }))?.limit).toBe(100);
});

test('tags are repeated without brackets, after everything else, and what is not set is not sent', () => {
  expect(toQueryString({ tags: ['A', 'B&C'], page: 1, limit: undefined })).toBe('?page=1&tags=A&tags=B%26C');
});
