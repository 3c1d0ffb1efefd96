import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@/lib/i18n/language';
import { pageAddresses } from '@/lib/routing/href';
import { SITE_PAGES } from '@/lib/routing/pageKinds';

/** Next reads the matcher from the source, where it has to be a literal: so does this test. */
const literal = /matcher: \[\s*'([^']+)'/.exec(readFileSync('middleware.ts', 'utf8'))?.[1] ?? '';
const matcher = new RegExp(`^${literal.replaceAll('\\\\', '\\')}$`);

/** URLs of each route handler, by its file. */
const HANDLERS: Record<string, string[]> = {
  '.well-known/security.txt': ['/.well-known/security.txt'],
  'api/[...path]': ['/api/article', '/api/article/category/x'],
  'api/cards': ['/api/cards'],
  'calendar/[...path]': ['/calendar/en.ics', '/calendar/sr/winter-carnival.ics'],
  'calendar/plan/[file]': ['/calendar/plan/en.ics', '/calendar/plan/sr.ics'],
  'calendar/trip/[file]': ['/calendar/trip/en.ics', '/calendar/trip/sr.ics'],
  'feed/[file]': ['/feed/en.xml', '/feed/sr.xml'],
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
  'search-index/v1/[file]': ['/search-index/v1/en.json', '/search-index/v1/sr.json'],
  'sitemap.xml': ['/sitemap.xml'],
  'sitemaps/[name]': ['/sitemap-pages-en.xml', '/sitemap-guide-sr-1.xml'],
  'sw.js': ['/sw.js'],
  'trip/v1/[file]': ['/trip/v1/en.json', '/trip/v1/sr.json'],
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
