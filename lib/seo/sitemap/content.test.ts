import { provider } from '@/lib/cms/currentProvider';
import type { Provider } from '@/lib/cms/provider';
import { found } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { contractConfig } from '@/lib/cms/schema/category';
import { getContentEntries, toCategoryEntries } from '@/lib/seo/sitemap/content';
import { contentSitemaps } from '@/lib/seo/sitemap/sitemaps';
import { log } from '@/lib/server/log';

jest.mock('@/lib/cms/currentProvider');
jest.mock('@/lib/cms/staleIfError', () => ({ staleIfError: (_name: string, load: unknown) => load }));

/** A provider with these ids on its pages. */
function provide(idsOf: (page: number) => string[], lastPage: number) {
  const articles = jest.fn(async ({ page = 1 }) => {
    const data = idsOf(page).map((_id) => contractArticle.parse({ _id, type: 'event' }));
    return found({ data, page, lastPage, perPage: 100, total: 100 * lastPage });
  });
  const config = async () => found({ categories: [], subcategories: [] });
  jest.mocked(provider).mockReturnValue({ articles, config } as Partial<Provider> as Provider);
  return articles;
}

async function readEvents(): Promise<(string | undefined)[]> {
  const entries = await getContentEntries();
  return entries.state === 'found' ? entries.value.events.map(({ addresses }) => addresses.en) : [];
}

test('an article on two pages is listed once, and a page of drafts is not the end', async () => {
  const pages = [['a', 'a', 'b'], [], ['b', 'c']];
  provide((page) => pages[page - 1] ?? [], 3);
  expect(await readEvents()).toEqual(['/events/a?id=a', '/events/b?id=b', '/events/c?id=c']);
});

test('the walk ends where a provider sends the same page again', async () => {
  const articles = provide(() => ['a', 'b'], 10_000);
  expect(await readEvents()).toEqual(['/events/a?id=a', '/events/b?id=b']);
  expect(articles.mock.calls).toEqual([1, 2].map((page) => [{ page, limit: 100, sort: 'asc' }]));
});

test('a first list that takes long is unavailable, and the log says why', async () => {
  jest.mocked(provider).mockReturnValue({ config: () => new Promise(() => {}) } as Partial<Provider> as Provider);
  expect(await getContentEntries()).toEqual({ state: 'unavailable' });
  expect(log.info).toHaveBeenCalledWith('sitemap.notReady', { waitedMs: 3_000 });
});

test('a subcategory is listed with its own picture', () => {
  const subcategories = [{ _id: 's1', image: { url: '/media/squares.jpg' } }];
  const config = contractConfig.parse({
    categories: [{ _id: 'c1', image: { url: '/media/town.jpg' }, subcategories }],
  });
  expect(toCategoryEntries(config).map(({ picture }) => picture)).toEqual(['/media/town.jpg', '/media/squares.jpg']);
});

test('what the provider has none of has no sitemap, since an empty one is an error', () => {
  expect(contentSitemaps({ guide: [], news: [], events: [] })).toEqual([]);
});
