import { fetchCards, pageUrl, RETRIES, retryDelay } from '@/components/lists/fetchCards';
import { contractArticle } from '@/lib/cms/schema/article';

test('retries come after one second, doubling up to thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(retryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
  expect(RETRIES).toBe(3);
});

test.each([
  ['/api/article', '/api/article?page=2'],
  ['/api/article?limit=5&type=news', '/api/article?limit=5&type=news&page=2'],
])('the second page of %s is %s', (endpoint, url) => {
  expect(pageUrl(endpoint, 2)).toBe(url);
});

const inSubcategory = contractArticle.parse({ _id: 'a1', type: 'blog', subcategory: { _id: 's1' } });
const inCategory = contractArticle.parse({ _id: 'a2', type: 'blog' });

const respond = (ok: boolean, json: unknown) => {
  globalThis.fetch = jest.fn(async () => ({ ok, status: ok ? 200 : 503, json: async () => json }) as Response);
};

test.each([
  ['a category, its own', '/api/article/category/c1', [inSubcategory, inCategory], ['a2']],
  ['a category without its own, all', '/api/article/category/c1', [inSubcategory], ['a1']],
  ['a subcategory, all', '/api/article/subcategory/s1', [inSubcategory, inCategory], ['a1', 'a2']],
])('articles become cards: of %s', async (_which, endpoint, data, ids) => {
  respond(true, { data, meta: { last_page: 4 } });
  const { groups, lastPage } = await fetchCards(`${endpoint}?page=2`, 'en', 'articles');
  expect([groups.map(({ cards }) => cards.map(({ id }) => id)), lastPage]).toEqual([[ids], 4]);
});

test('an error status throws', async () => {
  respond(false, { message: 'Content unavailable' });
  await expect(fetchCards('/api/article', 'en', 'news')).rejects.toThrow('503');
});

test('events come as cards, month by month', async () => {
  const page = { groups: [{ key: 'coming 2027-01', heading: 'January 2027', isOver: false, cards: [] }], lastPage: 3 };
  respond(true, page);
  expect(await fetchCards('/api/events?lang=en&page=2', 'en', 'events')).toEqual(page);
});

const GROUP = { key: '', heading: null, isOver: false };

test.each([
  ['news', 'no list', { data: 7, meta: { last_page: 1 } }],
  ['news', 'no number of pages', { data: [] }],
  [
    'news',
    'an article with a title that is no text',
    { data: [{ ...inCategory, title: { en: 5 } }], meta: { last_page: 1 } },
  ],
  ['events', 'no groups', { data: [], meta: { last_page: 1 } }],
  ['events', 'a group without cards', { groups: [GROUP], lastPage: 1 }],
  ['events', 'a card without a title', { groups: [{ ...GROUP, cards: [{ id: 'a', href: '/a' }] }], lastPage: 1 }],
] as const)('a page of %s with %s throws', async (kind, _what, page) => {
  respond(true, page);
  await expect(fetchCards('/api', 'en', kind)).rejects.toThrow(TypeError);
});
