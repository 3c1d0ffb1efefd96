import { resolve } from '@/lib/cms/resolve';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import { MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { internalPath, type Page } from '@/lib/routing/page';
import type { Resolution, Route } from '@/lib/routing/route';
import { markRefreshed } from '@/lib/server/freshness';
import { isPageCached } from '@/lib/server/page-cache/pageStore';

jest.mock('@/lib/cms/resolveUncached', () => ({ resolveUncached: jest.fn() }));
jest.mock('@/lib/server/page-cache/pageStore', () => ({ isPageCached: jest.fn(), deleteCachedPage: () => {} }));
jest.mock('@/lib/server/page-cache/pageFolder', () => ({ pageFolder: () => 'pages' }));
jest.mock('@/lib/cms/knownUrls', () => ({ openKnownUrls: () => new Map() }));

const resolveMock = jest.mocked(resolveUncached);
const rendered = jest.mocked(isPageCached);
let now = 1_000_000;
const MINUTES = 60_000;

let count = 0;
/** An article that was not resolved before. */
const newArticle = () => {
  const id = `a${++count}`;
  const route: Route = { kind: 'article', section: 'guide', slug: 'x', id };
  const page: Page = { kind: 'article', id };
  return { route, page, found: { state: 'found', page } as Resolution };
};

/** Waits for background work. */
const settle = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  resolveMock.mockReset().mockResolvedValue(MISSING);
  rendered.mockReset().mockResolvedValue(false);
});

test.each<Route>([
  { kind: 'tax' },
  { kind: 'residentCard' },
  { kind: 'search' },
  { kind: 'trip' },
  { kind: 'sharedTrip', query: 'perast' },
])('%j needs no provider', async (route) => {
  resolveMock.mockResolvedValue(UNAVAILABLE);
  expect(await resolve('sr', route)).toMatchObject({ state: 'found' });
  expect(resolveMock).not.toHaveBeenCalled();
});

test('what was found is remembered for five minutes, then revalidated in the background', async () => {
  const { route, found } = newArticle();
  resolveMock.mockResolvedValueOnce(found).mockReturnValueOnce(new Promise(() => {}));
  for (const [time, calls] of [
    [0, 1],
    [4 * MINUTES, 1],
    [MINUTES + 1, 2],
  ] as const) {
    now += time;
    expect(await resolve('en', route)).toEqual(found);
    expect(resolveMock).toHaveBeenCalledTimes(calls);
    rendered.mockResolvedValue(true);
  }
});

test('what was found and is gone by then is missing from the next time on', async () => {
  const { route, found } = newArticle();
  resolveMock.mockResolvedValueOnce(found);
  await resolve('en', route);
  rendered.mockResolvedValue(true);
  now += 6 * MINUTES;
  resolveMock.mockResolvedValue(MISSING);
  expect(await resolve('en', route)).toEqual(found);
  await settle();
  expect(await resolve('en', route)).toEqual(MISSING);
});

test('what was found stays found through an outage of any length', async () => {
  const { route, found } = newArticle();
  resolveMock.mockResolvedValueOnce(found);
  await resolve('en', route);
  rendered.mockResolvedValue(true);
  resolveMock.mockResolvedValue(UNAVAILABLE);
  for (let hour = 0; hour < 48; hour += 1) {
    now += 60 * MINUTES;
    expect(await resolve('en', route)).toEqual(found);
    await settle();
  }
});

test('what was found but is not rendered is unavailable in an outage: a share image of it may have been all', async () => {
  const { route, found } = newArticle();
  resolveMock.mockResolvedValueOnce(found);
  await resolve('en', route);
  resolveMock.mockResolvedValue(UNAVAILABLE);
  for (const time of [0, 6 * MINUTES]) {
    now += time;
    expect(await resolve('en', route)).toEqual(UNAVAILABLE);
  }
});

test('a missing page is cached for half a minute, then resolved again', async () => {
  const { route, found } = newArticle();
  resolveMock.mockResolvedValueOnce(MISSING).mockResolvedValueOnce(UNAVAILABLE).mockResolvedValueOnce(found);
  expect(await resolve('en', route)).toEqual(MISSING);
  now += 29_000;
  expect(await resolve('en', route)).toEqual(MISSING);
  now += 2_000;
  expect(await resolve('en', route)).toEqual(UNAVAILABLE);
  expect(await resolve('en', route)).toEqual(found);
});

test('a missing page is resolved again after the clock was set back', async () => {
  const { route, found } = newArticle();
  resolveMock.mockResolvedValueOnce(MISSING).mockResolvedValueOnce(found);
  now += 60 * MINUTES;
  expect(await resolve('en', route)).toEqual(MISSING);
  now -= 60 * MINUTES;
  expect(await resolve('en', route)).toEqual(found);
});

test('calls in flight are shared', async () => {
  const { route, found } = newArticle();
  resolveMock.mockImplementation(async () => {
    await settle();
    return found;
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => resolve('en', route)));
  expect(answers).toEqual(Array(20).fill(found));
  expect(resolveMock).toHaveBeenCalledTimes(1);
});

test('the same page under another spelling of its URL is cached', async () => {
  const { route, found } = newArticle();
  resolveMock.mockResolvedValue(found);
  await resolve('en', route);
  rendered.mockResolvedValue(true);
  await resolve('en', { ...route, slug: 'another', section: 'news' } as Route);
  expect(resolveMock).toHaveBeenCalledTimes(1);
});

test('pages, languages and slugs are not mixed up', async () => {
  const category: Route = { kind: 'category', slug: 'x', id: 'c1', page: 1 };
  const bySlug: Route = { kind: 'category', slug: 'x', id: null, page: 1 };
  const routes: [language: 'en' | 'sr', route: Route][] = [
    ['en', category],
    ['sr', category],
    ['en', { ...category, page: 2 }],
    ['en', { ...category, id: 'c2' }],
    ['en', bySlug],
    ['sr', bySlug],
    ['en', { ...bySlug, slug: 'y' }],
    ['en', { kind: 'subcategory', slug: 'x', id: null, page: 1 }],
    ['en', { kind: 'events', page: 1 }],
    ['en', { kind: 'allNews', page: 1 }],
    ['en', { kind: 'home' }],
  ];
  for (const [language, route] of routes) await resolve(language, route);
  expect(resolveMock.mock.calls).toEqual(routes);
});

test('a filtered list of a category without an id is not that of all', async () => {
  rendered.mockResolvedValue(true);
  const category = { kind: 'category', slug: 'old-town', id: null, page: 1 } as const;
  const route: Route = { kind: 'filteredGuide', choice: 'free', page: 1, category };
  expect(await resolve('en', route)).toEqual(MISSING);
});

test('a crowd of unknown addresses does not fill the memory', async () => {
  const { kotorResolutions } = globalThis as typeof globalThis & { kotorResolutions?: { size: number } };
  for (let index = 0; index < 6_000; index += 1) await resolve('en', newArticle().route);
  expect(kotorResolutions?.size).toBeLessThanOrEqual(5_000);
});

function refresh(): void {
  now += 1;
  markRefreshed();
  now += 1;
}

test('after a refresh a missing page is resolved again, and a found one in the background', async () => {
  const [published, deleted] = [newArticle(), newArticle()];
  resolveMock.mockResolvedValueOnce(MISSING).mockResolvedValueOnce(deleted.found);
  await resolve('en', published.route);
  await resolve('en', deleted.route);
  rendered.mockImplementation(async (path) => path === internalPath('en', deleted.page));
  refresh();
  resolveMock.mockResolvedValueOnce(published.found).mockResolvedValueOnce(MISSING);
  expect([await resolve('en', published.route), await resolve('en', deleted.route)]).toEqual([
    published.found,
    deleted.found,
  ]);
  await settle();
  expect(await resolve('en', deleted.route)).toEqual(MISSING);
  expect(resolveMock).toHaveBeenCalledTimes(4);
});

test('a resolution that began before a refresh and ended after it is repeated', async () => {
  const { route, found } = newArticle();
  let answer = (_resolution: Resolution): void => {};
  resolveMock.mockReturnValueOnce(new Promise((done) => (answer = done))).mockResolvedValueOnce(found);
  const before = resolve('en', route);
  await settle();
  refresh();
  answer(MISSING);
  expect([await before, await resolve('en', route)]).toEqual([MISSING, found]);
});
