import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { planHref, searchHref, searchIndexHref, withSearchQuery } from '@/lib/routing/browserHref';
import {
  allNewsHref,
  categoryHref,
  eventHref,
  eventsHref,
  guideArticleHref,
  guideHref,
  mapHref,
  newsArticleHref,
  newsCategoryHref,
  newsHref,
  residentCardHref,
  sharedHref,
  withPage,
} from '@/lib/routing/href';
import { decideLanguage } from '@/lib/routing/languageRule';
import { parseRoute } from '@/lib/routing/parseRoute';
import type { Route } from '@/lib/routing/route';

const read = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://site.example');
  return {
    route: parseRoute(pathname, searchParams),
    language: decideLanguage(pathname, searchParams, undefined).language,
  };
};

const article = (section: 'guide' | 'news' | 'events', slug = 'x'): Route => ({
  kind: 'article',
  section,
  slug,
  id: 'a1',
});
const X = { slug: 'x', id: 'a1' };

const BUILDERS: [name: string, href: (language: Language) => string, route: Route][] = [
  ['the guide', guideHref, { kind: 'guide' }],
  ['the news', newsHref, { kind: 'news' }],
  ['all news', (each) => allNewsHref(each), { kind: 'allNews', page: 1 }],
  ['page 3 of all news', (each) => withPage(allNewsHref(each), 3), { kind: 'allNews', page: 3 }],
  ['the events', (each) => eventsHref(each), { kind: 'events', page: 1 }],
  ['page 2 of the events', (each) => withPage(eventsHref(each), 2), { kind: 'events', page: 2 }],
  ['the search', searchHref, { kind: 'search' }],
  ['the map', (each) => mapHref(each), { kind: 'map' }],
  ['one group of the map', (each) => mapHref(each, 'walks'), { kind: 'mapGroup', group: 'walks' }],
  [
    'a category',
    (each) => withPage(categoryHref(each, ['c'], 'c1'), 2),
    { kind: 'category', slug: 'c', id: 'c1', page: 2 },
  ],
  ['a category without id', (each) => categoryHref(each, ['c']), { kind: 'category', slug: 'c', id: null, page: 1 }],
  [
    'a subcategory',
    (each) => categoryHref(each, ['c', 's'], 's1'),
    { kind: 'subcategory', category: 'c', slug: 's', id: 's1', page: 1 },
  ],
  [
    'a category of news',
    (each) => withPage(newsCategoryHref(each, 'n', 'n1'), 4),
    { kind: 'newsCategory', slug: 'n', id: 'n1', page: 4 },
  ],
  ['an article', (each) => guideArticleHref(each, X), article('guide')],
  ['one of a category', (each) => guideArticleHref(each, { ...X, category: 'c' }), article('guide')],
  [
    'one of a subcategory',
    (each) => guideArticleHref(each, { ...X, category: 'c', subcategory: 's' }),
    article('guide'),
  ],
  [
    'one of a subcategory whose category has no slug',
    (each) => guideArticleHref(each, { ...X, subcategory: 's' }),
    article('guide'),
  ],
  ['news', (each) => newsArticleHref(each, { ...X, category: 'c' }), article('news')],
  ['news without category', (each) => newsArticleHref(each, X), article('news')],
  ['an event', (each) => eventHref(each, X), article('events')],
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(BUILDERS)('the link to %s leads to it', (_name, href, route) => {
    expect(read(href(language))).toEqual({ route, language });
  });

  test.each(['šetnja uz more', 'котор', '100%', 'a/b', 'a?b#c', 'a&id=zzz', '東京', "o'brien", 'a+b', '🎉'])(
    'the slug %j survives the way through the address',
    (slug) => {
      expect(read(guideArticleHref(language, { category: 'c', slug, id: 'a1' })).route).toEqual(article('guide', slug));
      expect(read(categoryHref(language, [slug], 'c1')).route).toMatchObject({ slug, id: 'c1' });
    },
  );

  test('the first page of a list has no page in its address', () => {
    expect(withPage(allNewsHref(language), 1)).toBe(allNewsHref(language));
  });
});

test('a Serbian link to a shared page stays Serbian without a cookie, an English one needs no query', () => {
  expect(read(sharedHref('sr', 'tax')).language).toBe('sr');
  expect(sharedHref('en', 'tax')).toBe('/tax');
  expect(sharedHref('en', 'home')).toBe('/');
});

test('the resident card is one address', () => {
  expect(read(residentCardHref())).toEqual({ route: { kind: 'residentCard' }, language: 'sr' });
});

test('links have the words of the requirements', () => {
  expect(guideArticleHref('en', { category: 'old-town', subcategory: 'squares', slug: 'clock-tower', id: '7' })).toBe(
    '/see-and-do/old-town/squares/article/clock-tower?id=7',
  );
  expect(guideArticleHref('en', { slug: 'clock-tower', id: '7' })).toBe('/see-and-do/article/clock-tower?id=7');
  expect(newsArticleHref('sr', { category: 'grad', slug: 'nova-riva', id: '7' })).toBe('/vijesti/grad/nova-riva?id=7');
  expect(newsArticleHref('sr', { slug: 'nova-riva', id: '7' })).toBe('/vijesti/article/nova-riva?id=7');
  expect(eventHref('sr', { slug: 'fasinada', id: '7' })).toBe('/dogadjaji/fasinada?id=7');
  expect(withPage(allNewsHref('sr'), 2)).toBe('/vijesti/sve?page=2');
  expect(planHref('en', { from: '10:00' })).toBe('/plan?from=10%3A00');
  expect(searchIndexHref('en', 'sea & sun')).toBe('/search-index/v1/en.json?q=sea+%26+sun');
});

test('a form that was not filled in leaves no query', () => {
  expect([planHref('en'), withSearchQuery('/search', '')]).toEqual(['/plan', '/search']);
});
