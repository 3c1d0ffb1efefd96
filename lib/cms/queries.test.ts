import { provider } from '@/lib/cms/currentProvider';
import type { Provider } from '@/lib/cms/provider';
import { getRelated } from '@/lib/cms/queries';
import { found } from '@/lib/cms/result';
import { parseQuery, toQueryString } from '@/lib/cms/schema/query';

jest.mock('@/lib/cms/currentProvider');

const articles = jest.fn<ReturnType<Provider['articles']>, Parameters<Provider['articles']>>(async () =>
  found({ data: [], page: 1, lastPage: 1, perPage: 50, total: 0 }),
);

beforeEach(() => {
  jest.mocked(provider).mockReturnValue({ articles } as Partial<Provider> as Provider);
});

test('related articles are those of the first twenty tags that a query may have', async () => {
  const tags = Array.from({ length: 30 }, (_, index) => `tag ${index}`);
  await getRelated(['', 'x'.repeat(101), ...tags]);
  const [[query = {}] = []] = articles.mock.calls;
  expect(query).toEqual({ page: 1, limit: 50, tags: tags.slice(0, 20) });
  expect(parseQuery(new URLSearchParams(toQueryString(query)))).toEqual(query);
});

test('without such a tag no articles are related, and the provider is not called', async () => {
  expect(await getRelated(['', 'x'.repeat(101)])).toEqual(found([]));
  expect(articles).not.toHaveBeenCalled();
});
