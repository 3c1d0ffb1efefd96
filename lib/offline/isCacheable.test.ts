import { cacheableLanguage, isCacheableFile } from '@/lib/offline/isCacheable';

type Facts = Partial<{ status: number; redirected: boolean; headers: Record<string, string> }>;

const GOOD = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': 'en', 'X-Build': 'new' };

const response = ({ status = 200, redirected = false, headers = {} }: Facts = {}): Response =>
  ({ status, redirected, headers: new Headers({ ...GOOD, ...headers }) }) as Response;

test('a page is cached in its own language', () => {
  expect(cacheableLanguage(response(), 'new')).toBe('en');
  expect(cacheableLanguage(response({ headers: { 'Content-Language': 'sr-Latn-ME' } }), 'new')).toBe('sr');
  expect(
    cacheableLanguage(response({ headers: { 'Cache-Control': 'private, max-age=0, must-revalidate' } }), 'new'),
  ).toBe('en');
});

const REFUSED: [why: string, facts: Facts][] = [
  ...[0, 201, 206, 301, 304, 404, 410, 500, 503].map((status): [string, Facts] => [`status ${status}`, { status }]),
  ['what a redirect led to', { redirected: true }],
  ['no-store', { headers: { 'Cache-Control': 'private, no-store' } }],
  ['another build', { headers: { 'X-Build': 'old' } }],
  ['no build', { headers: { 'X-Build': '' } }],
  ['no page', { headers: { 'Content-Type': 'text/x-component' } }],
  ['an unknown language', { headers: { 'Content-Language': 'sr' } }],
  ['no language', { headers: { 'Content-Language': '' } }],
];

test.each(REFUSED)('a page is not cached: %s', (_why, facts) => {
  expect(cacheableLanguage(response(facts), 'new')).toBeNull();
});

test('a file is cached when it is a successful response of the site and not a page', () => {
  const script = { headers: { 'Content-Type': 'text/javascript' } };
  expect(isCacheableFile(response(script))).toBe(true);
  for (const facts of [{ status: 404 }, { status: 206 }, { redirected: true }]) {
    expect(isCacheableFile(response({ ...script, ...facts }))).toBe(false);
  }
  expect(isCacheableFile(response())).toBe(false);
  expect(isCacheableFile(response({ headers: { 'Content-Type': 'text/css', 'Cache-Control': 'no-store' } }))).toBe(
    false,
  );
});
