import { provider } from '@/lib/cms/currentProvider';
import { getNewsCategory } from '@/lib/cms/newsCategory';
import { working } from '@/lib/cms/resolveUncached.testUtils';
import { found } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';

jest.mock('@/lib/cms/currentProvider');
jest.mock('@/lib/cms/staleIfError', () => ({ staleIfError: (_name: string, make: unknown) => make }));

const news = (_id: string, category: string) =>
  contractArticle.parse({ _id, type: 'news', category: { _id: category, title: category } });

/** Names of a category as its second page and the latest news give them, in this order. */
async function titleOf(own: string[], latest: string[]): Promise<string | undefined> {
  const listOf = (names: string[]) => {
    const data = names.map((name, index) => news(`w${index}`, name));
    return found({ data, page: 1, lastPage: 2, perPage: 10, total: data.length });
  };
  jest.mocked(provider).mockReturnValue({
    ...working,
    articles: async (_query, within) => listOf(within ? own : latest),
  });
  const result = await getNewsCategory('safety', 2);
  return result.state === 'found' ? result.value.category.title.en : result.state;
}

test.each([
  ['its own article', ['works', 'safety'], ['works'], 'safety'],
  ['the latest news, where each article of it is first in another', ['works'], ['safety'], 'safety'],
  ['any of its articles, where no news names it', ['works'], ['works'], 'works'],
  ['nobody', [], ['works'], 'missing'],
])('a category is named by %s', async (_what, own, latest, name) => {
  expect(await titleOf(own, latest)).toBe(name);
});
