import { provider } from '@/lib/cms/currentProvider';
import { selectArticles } from '@/lib/cms/files/select';
import type { ContentRoute } from '@/lib/cms/ownPage';
import type { Provider } from '@/lib/cms/provider';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import { found, foundOrMissing, MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { contractCategory } from '@/lib/cms/schema/category';
import type { ArticlesQuery } from '@/lib/cms/schema/query';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { isDynamic } from '@/lib/routing/internal';

jest.mock('@/lib/cms/currentProvider');
jest.mock('@/lib/cms/staleIfError', () => ({ staleIfError: (_name: string, make: unknown) => make }));

const slugs = (en: string, sr?: string) => ({ seo: { slug: { en, sr } }, title: { en, sr } });

const CATEGORY = contractCategory.parse({
  _id: 'c1',
  status: 'published',
  ...slugs('old-town', 'stari-grad'),
  subcategories: [{ _id: 's1', status: 'published', ...slugs('squares', 'trgovi') }],
});
const VILLAGES = contractCategory.parse({
  _id: 'c2',
  status: 'published',
  ...slugs('villages', 'sela'),
  subcategories: [{ _id: 's2', status: 'published', ...slugs('squares', 'trgovi') }],
});
const NEWS_CATEGORY = { _id: 'n1', ...slugs('works', 'radovi') };
const EVENT_CATEGORY = { _id: 'v1', ...slugs('on-the-sea', 'na-moru') };

const ARTICLES = [
  { _id: 'a1', type: 'blog', category: CATEGORY, subcategory: CATEGORY.subcategories[0], ...slugs('tower', 'kula') },
  ...Array.from({ length: 14 }, (_, index) => ({
    _id: `b${index}`,
    type: 'blog',
    category: CATEGORY,
    ...slugs(`lane-${index}`, `ulica-${index}`),
  })),
  { _id: 'w1', type: 'news', category: NEWS_CATEGORY, ...slugs('new-quay', 'nova-riva') },
  { _id: 'w2', type: 'news', title: { en: 'No slug of its own' } },
  ...Array.from({ length: 6 }, (_, index) => ({ _id: `w${index + 3}`, type: 'news', ...slugs(`more-${index}`) })),
  { _id: 'e1', type: 'event', category: EVENT_CATEGORY, ...slugs('fasinada', 'fasinada') },
].map((facts) => contractArticle.parse(facts));

const select = (query: ArticlesQuery, isIn: (article: ContractArticle) => boolean) =>
  found(selectArticles(ARTICLES.filter(isIn), query));

const CATEGORIES = [
  contractCategory.parse({ ...NEWS_CATEGORY, status: 'published' }),
  contractCategory.parse({ _id: 'n2', status: 'published', ...slugs('quiet', 'tiho') }),
];

const working: Provider = {
  articles: async (query) => found(selectArticles(ARTICLES, query)),
  articlesOfCategory: async (id, query) => {
    if (id === 'n3') return select(query, ({ _id }) => _id === 'w2');
    return ['c1', 'n1', 'n2'].includes(id) ? select(query, ({ category }) => category?._id === id) : MISSING;
  },
  articlesOfSubcategory: async (id, query) => select(query, ({ subcategory }) => subcategory?._id === id),
  article: async (id) => foundOrMissing(ARTICLES.find(({ _id }) => _id === id)),
  config: async () =>
    found({
      categories: [CATEGORY, VILLAGES],
      subcategories: [...CATEGORY.subcategories, ...VILLAGES.subcategories],
    }),
  category: async (name) => foundOrMissing(CATEGORIES.find(({ seo }) => [seo.slug.en, seo.slug.sr].includes(name))),
  content: async () => MISSING,
};

const outage = async () => UNAVAILABLE;
const failing: Provider = {
  articles: outage,
  articlesOfCategory: outage,
  articlesOfSubcategory: outage,
  article: outage,
  config: outage,
  category: outage,
  content: outage,
};

const useProvider = (source: Provider) => jest.mocked(provider).mockReturnValue(source);

type ListKind = 'category' | 'subcategory' | 'newsCategory';
const list =
  (kind: ListKind) =>
  (slug: string, id: string | null = null, page = 1): ContentRoute => ({ kind, slug, id, page });
const [category, subcategory, newsCategory] = [list('category'), list('subcategory'), list('newsCategory')];
const squaresIn = (parent: string): ContentRoute => ({
  kind: 'subcategory',
  category: parent,
  slug: 'squares',
  id: null,
  page: 1,
});
const article = (section: 'guide' | 'news' | 'events', slug: string, id: string | null = null): ContentRoute => ({
  kind: 'article',
  section,
  slug,
  id,
});

const EVENTS_FROM_JULY = { kind: 'eventRange', range: '2026-07-01_' } as const;
const EVENTS_OF_SEA = { kind: 'eventCategory', id: 'v1', page: 1 } as const;

const FOUND: [what: string, language: Language, route: ContentRoute, page: object][] = [
  ['the home page', 'en', { kind: 'shared', page: 'home' }, { kind: 'home' }],
  ['the guide', 'en', { kind: 'guide' }, { kind: 'guide' }],
  ['a category by id', 'en', category('whatever', 'c1'), { kind: 'category', id: 'c1', page: 1 }],
  ['a category by slug', 'en', category('old-town'), { kind: 'category', id: 'c1', page: 1 }],
  ['a category by its Serbian slug', 'sr', category('stari-grad'), { kind: 'category', id: 'c1', page: 1 }],
  ['the second page of a category', 'en', category('old-town', null, 2), { kind: 'category', id: 'c1', page: 2 }],
  ['a subcategory by id', 'en', subcategory('whatever', 's1'), { kind: 'subcategory', id: 's1', page: 1 }],
  ['a subcategory by slug', 'sr', subcategory('trgovi'), { kind: 'subcategory', id: 's1', page: 1 }],
  ['the subcategory of its category', 'en', squaresIn('villages'), { kind: 'subcategory', id: 's2', page: 1 }],
  ['one under an unknown category', 'en', squaresIn('x'), { kind: 'subcategory', id: 's1', page: 1 }],
  ['an article by id', 'en', article('guide', 'whatever', 'a1'), { kind: 'article', id: 'a1' }],
  ['an article by id under another section', 'sr', article('events', 'x', 'w1'), { kind: 'article', id: 'w1' }],
  ['an article of a subcategory by slug', 'en', article('guide', 'tower'), { kind: 'article', id: 'a1' }],
  ['an article far down its list by slug', 'sr', article('guide', 'ulica-13'), { kind: 'article', id: 'b13' }],
  ['news by slug', 'sr', article('news', 'nova-riva'), { kind: 'article', id: 'w1' }],
  ['news on the second page by slug', 'en', article('news', 'more-5'), { kind: 'article', id: 'w8' }],
  ['news by its title as a slug', 'en', article('news', 'no-slug-of-its-own'), { kind: 'article', id: 'w2' }],
  ['an event by slug', 'en', article('events', 'fasinada'), { kind: 'article', id: 'e1' }],
  ['the news', 'en', { kind: 'news' }, { kind: 'news' }],
  ['all news', 'en', { kind: 'allNews', page: 2 }, { kind: 'allNews', page: 2 }],
  ['a category of news by id', 'en', newsCategory('x', 'n1'), { kind: 'newsCategory', id: 'n1', page: 1 }],
  ['a category of news by slug', 'sr', newsCategory('radovi'), { kind: 'newsCategory', id: 'n1', page: 1 }],
  ['the events', 'en', { kind: 'events', page: 1 }, { kind: 'events', page: 1 }],
  ['a category of events', 'sr', EVENTS_OF_SEA, EVENTS_OF_SEA],
  ['the events of any days', 'en', EVENTS_FROM_JULY, EVENTS_FROM_JULY],
];

test.each(FOUND)('%s is found', async (_what, language, route, page) => {
  useProvider(working);
  expect(await resolveUncached(language, route)).toEqual({ state: 'found', page });
});

const GONE: [what: string, language: Language, route: ContentRoute][] = [
  ['a category of an unknown id, whatever its slug', 'en', category('old-town', 'nobody')],
  ['a category of news that none of its news names', 'en', newsCategory('x', 'n3')],
  ['a category by the slug of the other language', 'en', category('stari-grad')],
  ['a page past the end of a category', 'en', category('old-town', 'c1', 3)],
  ['a subcategory of an unknown id', 'en', subcategory('squares', 'nobody')],
  ['a subcategory as a category', 'en', category('squares')],
  ['a page past the end of a subcategory', 'en', subcategory('squares', 's1', 2)],
  ['an article of an unknown id, whatever its slug', 'en', article('guide', 'tower', 'nobody')],
  ['an article by an unknown slug', 'en', article('guide', 'nowhere')],
  ['an article by the slug of the other language', 'sr', article('guide', 'tower')],
  ['an article by slug in the list of another section', 'en', article('news', 'tower')],
  ['a page past the end of all news', 'en', { kind: 'allNews', page: 3 }],
  ['a page past the end of the events', 'en', { kind: 'events', page: 2 }],
  ['an unknown category of events', 'en', { kind: 'eventCategory', id: 'nobody', page: 1 }],
  ['a page past the end of a category of events', 'en', { kind: 'eventCategory', id: 'v1', page: 2 }],
  ['a category of news of an unknown slug', 'en', newsCategory('nowhere')],
  ['a category of news of an unknown id', 'en', newsCategory('works', 'nobody')],
  ['a page past the end of a category of news', 'en', newsCategory('works', 'n1', 2)],
];

test.each(GONE)('%s is missing', async (_what, language, route) => {
  useProvider(working);
  expect(await resolveUncached(language, route)).toEqual({ state: 'missing' });
});

const QUERYING = [...FOUND, ...GONE]
  .map(([what, language, route]): (typeof GONE)[number] => [what, language, route])
  .filter(([, , route]) => route.kind !== 'shared' || route.page === 'home');

test.each(QUERYING)('during an outage nobody knows whether there is %s', async (_what, language, route) => {
  useProvider(failing);
  expect(await resolveUncached(language, route)).toEqual({ state: 'unavailable' });
});

test('the home page stands as long as one of its parts answers', async () => {
  useProvider({
    ...failing,
    articles: async (query) => (query.type === 'event' ? working.articles(query) : UNAVAILABLE),
  });
  expect(await resolveUncached('en', { kind: 'shared', page: 'home' })).toMatchObject({ state: 'found' });
});

test.each([
  ['category', category('old-town')],
  ['subcategory', subcategory('squares')],
])('a %s whose list is unavailable is no page that can be rendered', async (_what, route) => {
  useProvider({ ...working, articlesOfCategory: outage, articlesOfSubcategory: outage });
  expect(await resolveUncached('en', route)).toEqual({ state: 'unavailable' });
});

test('an outage on a later page of a search is no 404', async () => {
  useProvider({
    ...working,
    articles: async (query) => ((query.page ?? 1) > 1 ? UNAVAILABLE : working.articles(query)),
  });
  expect(await resolveUncached('en', article('news', 'more-5'))).toEqual({ state: 'unavailable' });
});

test('the events of a named range are a cached page, and another each day', async () => {
  useProvider(working);
  const today = jest.spyOn(clock, 'now');
  for (const day of ['2026-07-22', '2026-07-23']) {
    today.mockReturnValue(new Date(`${day}T12:00:00Z`));
    const page = { kind: 'eventsOf', range: 'weekend', day } as const;
    const route = { kind: 'eventRange', range: 'weekend' } as const;
    expect(await resolveUncached('en', route)).toEqual({ state: 'found', page });
    expect(isDynamic(page)).toBe(false);
  }
  today.mockRestore();
});
