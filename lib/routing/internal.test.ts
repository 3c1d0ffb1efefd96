import { LANGUAGES } from '@/lib/i18n/language';
import { parseRoute } from '@/lib/routing/address';
import { internalPath, type Page } from '@/lib/routing/internal';

const PAGES: [Page, string][] = [
  [{ kind: 'home' }, '/sr'],
  [{ kind: 'cityPass' }, '/sr/city-pass'],
  [{ kind: 'tax' }, '/sr/tax'],
  [{ kind: 'visitorsInfo' }, '/sr/visitors-info'],
  [{ kind: 'cookiePolicy' }, '/sr/cookie-policy'],
  [{ kind: 'terms', day: '2026-03-01' }, '/sr/terms/2026-03-01'],
  [{ kind: 'legal' }, '/sr/legal'],
  [{ kind: 'imprint' }, '/sr/imprint'],
  [{ kind: 'residentCard' }, '/sr/resident-card'],
  [{ kind: 'guide' }, '/sr/guide'],
  [{ kind: 'category', id: 'c1', page: 2 }, '/sr/category/c1/2'],
  [{ kind: 'subcategory', id: 's1', page: 1 }, '/sr/subcategory/s1/1'],
  [{ kind: 'article', id: 'a1' }, '/sr/article/a1'],
  [{ kind: 'news' }, '/sr/news'],
  [{ kind: 'allNews', page: 3 }, '/sr/all-news/3'],
  [{ kind: 'newsCategory', id: 'n1', page: 1 }, '/sr/news-category/n1/1'],
  [{ kind: 'events', page: 1 }, '/sr/events/1'],
  [{ kind: 'eventCategory', id: 'carnival', page: 2 }, '/sr/event-category/carnival/2'],
  [{ kind: 'guideChoice', choice: 'rain', page: 1 }, '/sr/guide-choice/rain/1'],
  [{ kind: 'categoryChoice', id: 'c1', choice: 'rain', page: 2 }, '/sr/category-choice/c1/rain/2'],
  [{ kind: 'map' }, '/sr/map'],
  [{ kind: 'mapOf', group: 'churches' }, '/sr/map-of/churches'],
  [{ kind: 'notFound' }, '/sr/not-found'],
  [{ kind: 'unavailable' }, '/sr/unavailable'],
];

test.each(PAGES)('%j lies at %s', (page, path) => {
  expect(internalPath('sr', page)).toBe(path);
});

test('every page of every language has a path of its own', () => {
  const paths = LANGUAGES.flatMap((language) => PAGES.map(([page]) => internalPath(language, page)));
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(PAGES)('%j cannot be reached from outside by its internal path', (page) => {
  for (const language of LANGUAGES) expect(parseRoute(internalPath(language, page), new URLSearchParams())).toBeNull();
});

test('an id never adds a segment to the path', () => {
  expect(internalPath('en', { kind: 'article', id: '../x/y' }).split('/')).toHaveLength(4);
});
