import { LANGUAGES } from '@/lib/i18n/language';
import { internalPath, type Page } from '@/lib/routing/page';
import { routeOf } from '@/lib/routing/routeOf.testUtils';

const FILTERED = { kind: 'filteredGuide', choice: 'rain', page: 2, category: 'c1' } as const;

const PAGES: [Page, string][] = [
  [{ kind: 'home' }, '/sr'],
  [{ kind: 'terms', day: '2026-03-01' }, '/sr/terms/2026-03-01'],
  [{ kind: 'guide' }, '/sr/guide'],
  [{ kind: 'category', id: 'c1', page: 2 }, '/sr/category/c1/2'],
  [{ kind: 'article', id: 'a1' }, '/sr/article/a1'],
  [{ kind: 'allNews', page: 3 }, '/sr/all-news/3'],
  [{ kind: 'events', page: 1 }, '/sr/events/1'],
  [FILTERED, '/sr/filtered-guide/rain/2/c1'],
  [{ ...FILTERED, category: null }, '/sr/filtered-guide/rain/2'],
  [{ kind: 'mapGroup', group: 'churches' }, '/sr/map-group/churches'],
  [{ kind: 'notFound' }, '/sr/not-found'],
  [{ kind: 'unavailable' }, '/sr/unavailable'],
];

test.each(PAGES)('%j lies at %s', (page, path) => {
  expect(internalPath('sr', page)).toBe(path);
});

test.each(PAGES)('%j cannot be reached from outside by its internal path', (page) => {
  for (const language of LANGUAGES) expect(routeOf(internalPath(language, page))).toBeNull();
});

test('an id never adds a segment to the path', () => {
  expect(internalPath('en', { kind: 'article', id: '../x/y' }).split('/')).toHaveLength(4);
});
