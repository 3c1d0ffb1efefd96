import { NextRequest } from 'next/server';
import type { Resolution, Resolve } from '@/lib/routing/route';
import { respondPage } from '@/lib/server/http/respondPage';

const ORIGIN = 'https://site.example';
const PRIVATE = 'private, max-age=0, must-revalidate';
const SHARED = 'public, max-age=0, s-maxage=300, must-revalidate';

const FOUND: Resolution = { state: 'found', page: { kind: 'tax' } };

async function request(address: string, resolution: Resolution, cookie?: string) {
  const resolve = jest.fn<ReturnType<Resolve>, Parameters<Resolve>>(async () => resolution);
  const nextRequest = new NextRequest(`${ORIGIN}${address}`, { headers: cookie ? { cookie } : {} });
  const response = await respondPage(nextRequest, resolve);
  const header = (name: string) => response.headers.get(name);
  const rewrite = header('x-middleware-rewrite');
  return { resolve, status: response.status, header, target: rewrite?.replace(ORIGIN, '') ?? null };
}

test('a page is rewritten to its internal path with an empty query', async () => {
  const page = { kind: 'category', id: 'c1', page: 2 } as const;
  const { target, resolve } = await request(
    '/vidi-i-uradi/stari-grad?id=c1&page=2&utm_source=x',
    { state: 'found', page },
    'lang=en',
  );
  expect(target).toBe('/sr/category/c1/2');
  expect(resolve).toHaveBeenCalledWith('sr', { kind: 'category', slug: 'stari-grad', id: 'c1', page: 2 });
});

test('what does not exist is the 404 page with status 404', async () => {
  const { status, target, resolve } = await request('/see-and-do/gone?id=x', { state: 'missing' });
  expect({ status, target }).toEqual({ status: 404, target: '/en/not-found' });
  expect(resolve).toHaveBeenCalledTimes(1);
});

test.each(['/nowhere', '/events?page=0', '/news/x?id=a.b', '/en/tax', '//evil.example/x'])(
  '%s is the 404 page, without a call to the provider',
  async (address) => {
    const { status, target, resolve } = await request(address, FOUND);
    expect(status).toBe(404);
    expect(target).toMatch(/^\/(en|sr)\/not-found$/);
    expect(resolve).not.toHaveBeenCalled();
  },
);

/** Finds one slug, and whatever has none. */
const knows =
  (slug: string): Resolve =>
  async (_language, route) =>
    !('slug' in route) || route.slug === slug ? FOUND : { state: 'missing' };

test.each([
  ['/TAX', 308, '/tax'],
  ['/NEWS/All?page=2', 308, '/news/all?page=2'],
  ['/Volim-Kotor?utm_source=poster', 308, '/volim-kotor?utm_source=poster'],
  // Escapes stay as they are, and so does a slug that has capitals.
  ['/Events/No%C4%8C-Muzeja', 308, '/events/no%C4%8C-muzeja'],
  ['/events/KotorArt', 200, null],
  ['/Nowhere', 404, null],
  ['/EN', 404, null],
  ['/News/Gone', 404, null],
])('%s is %i, in small letters %s', async (address, status, target) => {
  const known = knows(address.includes('KotorArt') ? 'KotorArt' : 'noČ-muzeja');
  const response = await respondPage(new NextRequest(`${ORIGIN}${address}`), known);
  expect({ status: response.status, location: response.headers.get('Location') }).toEqual({
    status,
    location: target && `${ORIGIN}${target}`,
  });
});

test('a page whose URL has capitals is not looked up again in lower case', async () => {
  const { status, resolve } = await request('/events/KotorArt?id=e1', FOUND);
  expect([status, resolve.mock.calls.length]).toEqual([200, 1]);
});

test.each([
  ['/News/All', 503],
  ['/Nowhere', 404],
])('in an outage %s is %i', async (address, status) => {
  expect((await request(address, { state: 'unavailable' })).status).toBe(status);
});

test('an outage is the unavailable page with status 503, a time to come back, and not cached by anyone', async () => {
  const { status, target, header } = await request('/vijesti', { state: 'unavailable' });
  expect({ status, target }).toEqual({ status: 503, target: '/sr/unavailable' });
  expect(Number(header('Retry-After'))).toBeGreaterThan(0);
  expect(header('Cache-Control')).toBe('no-store');
});

// Which language a page has is tested with languageRule.ts.
const LANGUAGE_CASES: [address: string, cookie: string | undefined, tag: string, cacheControl: string][] = [
  ['/vijesti', 'lang=en', 'sr-Latn-ME', SHARED],
  ['/tax?lang=sr', undefined, 'sr-Latn-ME', SHARED],
  ['/', 'a=b; lang=sr; c=d', 'sr-Latn-ME', PRIVATE],
  ['/tax', undefined, 'en', PRIVATE],
];

test.each(LANGUAGE_CASES)('%s with %j is in %s, with Cache-Control %s', async (address, cookie, tag, control) => {
  const { header, target } = await request(address, FOUND, cookie);
  expect(header('Content-Language')).toBe(tag);
  expect(target).toBe(tag === 'en' ? '/en/tax' : '/sr/tax');
  expect(header('Cache-Control')).toBe(control);
});

test.each([
  ['a page', { kind: 'tax' }, SHARED, false],
  ['an answer to a form', { kind: 'taxResult', query: 'nights=2' }, PRIVATE, true],
] as const)('%s %j has Cache-Control %s, scripts with a nonce: %s', async (_what, page, control, hasNonce) => {
  const { header } = await request('/tax?lang=sr', { state: 'found', page });
  expect(header('Cache-Control')).toBe(control);
  expect(header('X-Middleware-Request-Content-Security-Policy')?.includes("'nonce-")).toBe(hasNonce);
});

test.each([
  ['/vijesti/all', 'lang=en', '/sr/not-found', 'public, max-age=0, s-maxage=30, must-revalidate'],
  ['/nowhere', 'lang=sr', '/sr/not-found', PRIVATE],
  ['/nowhere', 'lang=%25FF', '/en/not-found', PRIVATE],
])('the 404 page of %s with %s is %s, with Cache-Control %s', async (address, cookie, target, control) => {
  const answer = await request(address, FOUND, cookie);
  expect([answer.status, answer.target, answer.header('Cache-Control')]).toEqual([404, target, control]);
});
