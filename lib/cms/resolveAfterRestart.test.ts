import { resolve } from '@/lib/cms/resolve';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import { MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { clock } from '@/lib/i18n/clock';
import { internalPath, type Page } from '@/lib/routing/page';
import type { Resolution, Route } from '@/lib/routing/route';
import { markRefreshed } from '@/lib/server/freshness';
import { deleteCachedPage, isPageCached } from '@/lib/server/page-cache/pageStore';
import { processWide } from '@/lib/server/processWide';

jest.mock('@/lib/cms/resolveUncached', () => ({ resolveUncached: jest.fn() }));
jest.mock('@/lib/server/page-cache/pageStore', () => ({ isPageCached: jest.fn(), deleteCachedPage: jest.fn() }));
jest.mock('@/lib/server/page-cache/pageFolder', () => ({ pageFolder: () => 'pages' }));
jest.mock('@/lib/cms/knownUrls', () => ({ openKnownUrls: () => new Map() }));

const resolveMock = jest.mocked(resolveUncached);
const rendered = jest.mocked(isPageCached);

const neverSettles = new Promise<Resolution>(() => {});

function article(id: string) {
  const route: Route = { kind: 'article', section: 'guide', slug: 'x', id };
  const page: Page = { kind: 'article', id };
  return { route, page, found: { state: 'found', page } as Resolution };
}

/** Waits for background work. */
const settle = () => new Promise((done) => setImmediate(done));

/** A new process has resolved nothing yet. */
const restart = () => processWide('kotorResolutions', () => new Map()).clear();

beforeEach(() => {
  resolveMock.mockReset().mockResolvedValue(MISSING);
  rendered.mockReset().mockResolvedValue(false);
});

test('a page rendered before a restart is found at once, whatever the provider does', async () => {
  const { route, found } = article('a');
  rendered.mockResolvedValue(true);
  resolveMock.mockReturnValue(neverSettles);
  expect(await resolve('en', route)).toEqual(found);
});

test('a page rendered before a restart is missing once the provider has said so, and then deleted from the cache', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate'] });
  const { route, page, found } = article('b');
  rendered.mockResolvedValue(true);
  expect(await resolve('en', route)).toEqual(found);
  await settle();
  // Next has not read the page yet that the first visitor gets.
  expect(deleteCachedPage).not.toHaveBeenCalled();
  expect(await resolve('en', route)).toEqual(MISSING);
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  expect(deleteCachedPage).toHaveBeenLastCalledWith(internalPath('en', page));
});

test('the cached page of what is published again at once is not deleted', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate'] });
  const { route, found } = article('again');
  expect(await resolve('en', route)).toEqual(MISSING);
  markRefreshed();
  resolveMock.mockResolvedValue(found);
  expect(await resolve('en', route)).toEqual(found);
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  expect(deleteCachedPage).not.toHaveBeenCalled();
});

test('a page rendered before a restart is found by a slug that was found before it', async () => {
  const route: Route = { kind: 'article', section: 'news', slug: 'seen-before', id: null };
  resolveMock.mockResolvedValue({ state: 'found', page: { kind: 'article', id: 'known' } });
  await resolve('en', route);
  restart();
  resolveMock.mockResolvedValue(UNAVAILABLE);
  expect(await resolve('en', route)).toEqual(UNAVAILABLE);
  rendered.mockImplementation(async (path) => path === '/en/article/known');
  expect(await resolve('en', route)).toEqual({ state: 'found', page: { kind: 'article', id: 'known' } });
  expect(await resolve('sr', route)).toEqual(UNAVAILABLE);
  resolveMock.mockResolvedValue(MISSING);
  await resolve('en', route);
  await settle();
  expect(await resolve('en', route)).toEqual(MISSING);
});

test('a page whose address has no id and that was gone before the restart is missing', async () => {
  const route: Route = { kind: 'article', section: 'news', slug: 'withdrawn', id: null };
  rendered.mockResolvedValue(true);
  resolveMock.mockResolvedValue({ state: 'found', page: { kind: 'article', id: 'withdrawn' } });
  await resolve('en', route);
  restart();
  resolveMock.mockResolvedValue(MISSING);
  await resolve('en', route);
  await settle();
  restart();
  expect(await resolve('en', route)).toEqual(MISSING);
});

test('the home page rendered before a restart is found at once', async () => {
  rendered.mockResolvedValue(true);
  resolveMock.mockReturnValue(neverSettles);
  expect(await resolve('sr', { kind: 'home' })).toEqual({ state: 'found', page: { kind: 'home' } });
});

test('the events of today rendered before a restart are found until the day is over', async () => {
  const route: Route = { kind: 'eventRange', range: 'today' };
  rendered.mockImplementation(async (path) => path === '/en/named-event-range/today/2026-07-22');
  resolveMock.mockResolvedValue(UNAVAILABLE);
  const now = jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-07-22T21:59:59Z'));
  const page: Page = { kind: 'namedEventRange', range: 'today', day: '2026-07-22' };
  expect(await resolve('en', route)).toEqual({ state: 'found', page });
  now.mockReturnValue(new Date('2026-07-22T22:00:00Z'));
  expect(await resolve('en', route)).toEqual(UNAVAILABLE);
});
