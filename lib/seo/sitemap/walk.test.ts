import { setTimeout as wait } from 'node:timers/promises';
import { found, MISSING, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import type { Paged } from '@/lib/cms/schema/paged';
import type { ArticlesQuery } from '@/lib/cms/schema/query';
import { walkArticles } from '@/lib/seo/sitemap/walk';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => {}) }));

const LAST_PAGE = 4;

const pageOf = (page: number, data: ContractArticle[]): Result<Paged<ContractArticle>> =>
  found({ data, page, lastPage: LAST_PAGE, perPage: 1, total: LAST_PAGE });

const full = async ({ page = 1 }: ArticlesQuery) => pageOf(page, [contractArticle.parse({ _id: `a${page}` })]);

async function idsOf(load: (query: ArticlesQuery) => Promise<Result<Paged<ContractArticle>>>): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of walkArticles(load)) ids.push(...page.map(({ _id }) => _id));
  return ids;
}

const waits = (): number[] => jest.mocked(wait).mock.calls.map(([milliseconds]) => milliseconds ?? 0);

test('every page is loaded once, the oldest articles first, ten times a second at most', async () => {
  const load = jest.fn(full);
  expect(await idsOf(load)).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(load.mock.calls.map(([query]) => query)).toEqual(
    [1, 2, 3, 4].map((page) => ({ page, limit: 100, sort: 'asc' })),
  );
  expect(waits()).toEqual([100, 100, 100]);
});

test('a page of which nothing is published does not end the walk', async () => {
  expect(await idsOf(async (query) => (query.page === 2 ? pageOf(2, []) : full(query)))).toEqual(['a1', 'a3', 'a4']);
});

test('a page that fails is loaded again, with growing delays', async () => {
  let failures = 3;
  const load = async (query: ArticlesQuery) => {
    if (query.page !== 2 || failures === 0) return full(query);
    failures -= 1;
    return UNAVAILABLE;
  };
  expect(await idsOf(load)).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(waits().filter((milliseconds) => milliseconds >= 1_000)).toEqual([1_000, 2_000, 4_000]);
});

test('a page that cannot be loaded ends the walk with an error', async () => {
  await expect(idsOf(async (query) => (query.page === 2 ? UNAVAILABLE : full(query)))).rejects.toThrow(
    'articles, page 2: unavailable',
  );
  await expect(idsOf(async (query) => (query.page === 3 ? MISSING : full(query)))).rejects.toThrow('page 3: missing');
});
