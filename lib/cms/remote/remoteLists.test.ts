import { foundIn } from '@/lib/cms/contract.testUtils';
import type { Provider } from '@/lib/cms/provider';
import { sendJson, startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';

const system = startContentSystem();

let provider: Provider;

beforeEach(() => {
  provider = createRemoteProvider(system.origin);
});

test.each([{ last_page: 3 }, { last_page: 3, current_page: null }, { last_page: 3, current_page: 1 }])(
  'the page of a list is the one requested, also with the meta %j',
  async (meta) => {
    system.respondWith({ data: [{ _id: 'a1' }], meta });
    expect(foundIn(await provider.articles({ page: 2 })).page).toBe(2);
    expect(foundIn(await provider.articles({}, { category: 'c1' })).page).toBe(1);
  },
);

const respondNews = (toItems: (page: number, limit: number) => unknown) => {
  system.respond = ({ searchParams }, response) => {
    sendJson(response, toItems(Number(searchParams.get('page')), Number(searchParams.get('limit'))));
  };
};
const newsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `n${index}` }));

test.each([
  [13, [5, 5, 3]],
  [10, [5, 5]],
  [4, [4]],
  [0, [0]],
])('a bare list of %i, paged by five, is read to its end', async (count, lengths) => {
  respondNews((page, limit) => newsOf(count).slice((page - 1) * limit, page * limit));
  const seen: number[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const paged = foundIn(await provider.articles({ page, limit: 5 }));
    seen.push(paged.data.length);
    lastPage = paged.lastPage;
  }
  expect(seen).toEqual(lengths);
  expect(foundIn(await provider.articles({ page: 9, limit: 5 })).lastPage).toBeLessThan(9);
});

test.each([13, 5, 4])('%i news of a system without pages are one page', async (count) => {
  respondNews(() => newsOf(count));
  for (const page of [1, 2, 999])
    expect(foundIn(await provider.articles({ page, limit: 5 }))).toMatchObject({ lastPage: 1, total: count });
});

test('a bare list is there while its next page fails, which is no end of it', async () => {
  respondNews((page) => (page === 1 ? newsOf(5) : null));
  expect(foundIn(await provider.articles({ page: 1, limit: 5 }))).toMatchObject({ data: { length: 5 }, lastPage: 2 });
  expect(await provider.articles({ page: 2, limit: 5 })).toEqual({ state: 'unavailable' });
});

test('a 404 after a full page is the end of a bare list', async () => {
  system.respond = ({ pathname, searchParams }, response) => {
    if (pathname === '/api/config') sendJson(response, { categories: [{ _id: 'c1', status: 'published' }] });
    else if (searchParams.get('page') === '1') sendJson(response, newsOf(5));
    else sendJson(response, {}, 404);
  };
  expect(foundIn(await provider.articles({ page: 1, limit: 5 })).lastPage).toBe(1);
});

test.each([
  ['news', {}, { type: 'news' }, 'news'],
  ['an event', { startDate: '2026-07-20' }, {}, 'event'],
  ['news with a start', { startDate: '2026-07-20' }, { type: 'news' }, 'news'],
  ['of the type it has', { type: 'blog', startDate: '2026-07-20' }, { type: 'event' }, 'blog'],
  ['of no type', { type: 'recipe' }, {}, null],
] as const)('an article of a list is %s', async (_what, fields, query, type) => {
  system.respondWith([{ _id: 'a1', ...fields }]);
  expect(foundIn(await provider.articles(query)).data[0]?.type).toBe(type);
});
