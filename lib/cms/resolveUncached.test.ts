import { provider } from '@/lib/cms/currentProvider';
import type { ContentRoute } from '@/lib/cms/ownPage';
import type { Provider } from '@/lib/cms/provider';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import { failing, outage, working } from '@/lib/cms/resolveUncached.testUtils';
import { found, MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { isDynamic } from '@/lib/routing/page';

jest.mock('@/lib/cms/currentProvider');
jest.mock('@/lib/cms/staleIfError', () => ({ staleIfError: (_name: string, make: unknown) => make }));

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
  ['the home page', 'en', { kind: 'home' }, { kind: 'home' }],
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
  ['the last of 102 news by slug', 'en', article('news', 'more-99'), { kind: 'article', id: 'w102' }],
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
  ['a page past the end of all news', 'en', { kind: 'allNews', page: 99 }],
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

const QUERYING = [...FOUND, ...GONE].map(([what, language, route]): (typeof GONE)[number] => [what, language, route]);

test.each(QUERYING)('during an outage nobody knows whether there is %s', async (_what, language, route) => {
  useProvider(failing);
  expect(await resolveUncached(language, route)).toEqual({ state: 'unavailable' });
});

test.each([
  ['missing', async () => MISSING],
  ['unavailable', outage],
] as const)('an article that its list still has is %s by its slug when it is so itself', async (state, own) => {
  useProvider({ ...working, article: own });
  expect(await resolveUncached('en', article('news', 'new-quay'))).toEqual({ state });
});

test('the home page stands as long as one of its parts answers', async () => {
  useProvider({
    ...failing,
    articles: async (query) => (query.type === 'event' ? working.articles(query) : UNAVAILABLE),
  });
  expect(await resolveUncached('en', { kind: 'home' })).toMatchObject({ state: 'found' });
});

test('a subcategory whose list is unavailable is no page that can be rendered', async () => {
  useProvider({ ...working, articles: outage });
  expect(await resolveUncached('en', subcategory('squares'))).toEqual({ state: 'unavailable' });
});

test.each([1, 2])('page %i of a category of news is found where none of it is published', async (page) => {
  useProvider({
    ...working,
    articles: async (query, within) =>
      within ? found({ data: [], page, lastPage: 3, perPage: 5, total: 13 }) : working.articles(query),
  });
  expect(await resolveUncached('en', newsCategory('works', 'n1', page))).toMatchObject({ state: 'found' });
  expect(await resolveUncached('en', newsCategory('works', 'nobody', page))).toEqual({ state: 'missing' });
});

test('a category of news that none of the latest names is found by its slug in the language', async () => {
  const none = found({ data: [], page: 1, lastPage: 1, perPage: 50, total: 0 });
  useProvider({ ...working, articles: async (query, within) => (within ? working.articles(query, within) : none) });
  expect(await resolveUncached('en', newsCategory('works'))).toMatchObject({
    page: { kind: 'newsCategory', id: 'n1' },
  });
  expect(await resolveUncached('en', newsCategory('radovi'))).toEqual({ state: 'missing' });
});

test('a category of news whose slug is that of all news is found by its id', async () => {
  const works = { _id: 'n9', seo: { slug: { en: 'all', sr: 'all' } } };
  const news = contractArticle.parse({ _id: 'w9', type: 'news', category: works });
  const list = found({ data: [news], page: 1, lastPage: 1, perPage: 10, total: 1 });
  useProvider({ ...working, articles: async () => list });
  expect(await resolveUncached('en', newsCategory('n9'))).toMatchObject({ page: { kind: 'newsCategory', id: 'n9' } });
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
    const page = { kind: 'namedEventRange', range: 'weekend', day } as const;
    const route = { kind: 'eventRange', range: 'weekend' } as const;
    expect(await resolveUncached('en', route)).toEqual({ state: 'found', page });
    expect(isDynamic(page)).toBe(false);
  }
});
