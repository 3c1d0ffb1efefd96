import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { pageAddresses } from '@/lib/routing/href';
import { SITE_PAGES } from '@/lib/routing/pageKinds';

/** Next reads the matcher from the source, where it has to be a literal: so does this test. */
const literal = /matcher: \[\s*'([^']+)'/.exec(readFileSync('middleware.ts', 'utf8'))?.[1] ?? '';
const matcher = new RegExp(`^${literal.replaceAll('\\\\', '\\')}$`);

const inEach = (toPath: (language: Language) => string): string[] => LANGUAGES.map(toPath);

/** URLs of each route handler, by its file. */
const HANDLERS: Record<string, string[]> = {
  '.well-known/security.txt': ['/.well-known/security.txt'],
  'api/[...path]': ['/api/article', '/api/article/category/x'],
  'api/cards': ['/api/cards'],
  'calendar/[...path]': [
    ...inEach((language) => `/calendar/${language}.ics`),
    ...inEach((language) => `/calendar/${language}/winter-carnival.ics`),
  ],
  'calendar/plan/[file]': inEach((language) => `/calendar/plan/${language}.ics`),
  'calendar/trip/[file]': inEach((language) => `/calendar/trip/${language}.ics`),
  'feed/[file]': inEach((language) => `/feed/${language}.xml`),
  healthz: ['/healthz'],
  'llms.txt': ['/llms.txt'],
  'manifest.webmanifest': ['/manifest.webmanifest'],
  'media/[...path]': ['/media/a.jpg'],
  'news-sitemap.xml': ['/news-sitemap.xml'],
  'offline/pack': ['/offline/pack'],
  'og/[...path]': ['/og/en/0123456789ab.jpg'],
  'places.geojson': ['/places.geojson'],
  'places.jsonld': ['/places.jsonld'],
  'robots.txt': ['/robots.txt'],
  'search-index/v1/[file]': inEach((language) => `/search-index/v1/${language}.json`),
  'sitemap.xml': ['/sitemap.xml'],
  'sitemaps/[name]': [
    ...inEach((language) => `/sitemap-pages-${language}.xml`),
    ...inEach((language) => `/sitemap-guide-${language}-1.xml`),
  ],
  'sw.js': ['/sw.js'],
  'trip/v1/[file]': inEach((language) => `/trip/v1/${language}.json`),
};

test('every route handler is in the table', () => {
  const handlers = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/route.ts'))
    .map((file) => file.slice(0, -'/route.ts'.length));
  expect(handlers.sort()).toEqual(Object.keys(HANDLERS).sort());
});

test.each(Object.values(HANDLERS).flat())('%s goes past the middleware', (path) => {
  expect(path).not.toMatch(matcher);
});

test.each(readdirSync('public', { withFileTypes: true }))('the file $name goes past the middleware', (entry) => {
  expect(`/${entry.name}${entry.isDirectory() ? '/a.webp' : ''}`).not.toMatch(matcher);
});

test.each(SITE_PAGES)('the page %s goes through the middleware', (kind) => {
  const addresses = pageAddresses(kind);
  for (const language of LANGUAGES) {
    const address = addresses[language];
    if (address) expect(address.split('?')[0]).toMatch(matcher);
  }
});

test.each([
  '/icons/news',
  '/fonts/article/x',
  '/_next/terms/2026-01-01',
  '/feed',
  '/healthz/x',
  '/sitemap-en.xml',
  '/offline',
  '/nowhere',
  '/sitemaps/x',
])('%s, which is no file or handler, goes through the middleware', (path) => {
  expect(path).toMatch(matcher);
});
