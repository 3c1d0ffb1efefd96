import timers from 'node:timers/promises';
import { provider } from '@/lib/cms/currentProvider';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import { getSiteSearch, type SiteSearch } from '@/lib/search/siteSearch';
import { env } from '@/lib/server/env';

const shared = globalThis as { kotorSearch?: unknown; kotorSearchRefresh?: Promise<unknown> };

const MINUTE_MS = 60_000;
const START = new Date('2026-06-01T10:00:00Z');

const canFind = ({ search }: SiteSearch, query: string, address: string): boolean =>
  search(query).results.some(({ entry }) => entry.href.endsWith(address));

/** Waits for the refresh in the background. */
const settle = () => shared.kotorSearchRefresh;

const breakProvider = () => {
  const articles = jest.spyOn(provider(), 'articles').mockResolvedValue(UNAVAILABLE as Result<never>);
  const config = jest.spyOn(provider(), 'config').mockResolvedValue(UNAVAILABLE as Result<never>);
  return {
    articles,
    mend: () => {
      articles.mockRestore();
      config.mockRestore();
    },
  };
};

beforeEach(() => {
  delete shared.kotorSearch;
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.useFakeTimers({ now: START, doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'] });
});

afterEach(async () => {
  await settle();
  jest.useRealTimers();
});

test('before the provider ever responds, the fixed pages are found, and the index is incomplete', async () => {
  const { articles, mend } = breakProvider();
  const site = await getSiteSearch('en');
  expect(site.isComplete).toBe(false);
  expect(canFind(site, 'taxi', '#taxis')).toBe(true);
  expect(canFind(site, 'perast palaces', '?id=perast')).toBe(false);

  const requests = articles.mock.calls.length;
  await getSiteSearch('en');
  expect(articles.mock.calls.length).toBe(requests);

  mend();
  jest.setSystemTime(START.getTime() + MINUTE_MS);
  await getSiteSearch('en');
  await settle();
  const mended = await getSiteSearch('en');
  expect(mended.isComplete).toBe(true);
  expect(canFind(mended, 'perast', '?id=perast')).toBe(true);
});

test('the first index of the shipped content is complete, however long it takes', async () => {
  const timeout = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
  expect((await getSiteSearch('en')).isComplete).toBe(true);
  timeout.mockRestore();
});

test('while the first index of a remote provider takes long, the fixed pages are found, and then all', async () => {
  const provided = await provider().articles({ page: 1, limit: 1_000 });
  const remote = jest.replaceProperty(env(), 'apiHost', 'https://api.example.org');
  let answer = (_: typeof provided): void => {};
  const answered = new Promise<typeof provided>((resolve) => {
    answer = resolve;
  });
  const articles = jest.spyOn(provider(), 'articles').mockReturnValue(answered);
  jest.spyOn(timers, 'setTimeout').mockResolvedValueOnce(undefined);
  const site = await getSiteSearch('en');
  expect(site.isComplete).toBe(false);
  expect(canFind(site, 'taxi', '#taxis')).toBe(true);
  expect(canFind(site, 'perast', '?id=perast')).toBe(false);

  // No second timeout, and no second request to the provider.
  jest.setSystemTime(START.getTime() + MINUTE_MS);
  expect((await getSiteSearch('sr')).isComplete).toBe(false);

  answer(provided);
  await settle();
  const all = await getSiteSearch('en');
  expect(all.isComplete).toBe(true);
  expect(canFind(all, 'perast', '?id=perast')).toBe(true);
  expect(articles.mock.calls.filter(([{ page }]) => page === 1)).toHaveLength(1);
  remote.restore();
});

test('a complete index is served stale while the provider fails, however long', async () => {
  const before = await getSiteSearch('sr');
  expect(before.isComplete).toBe(true);
  const { articles } = breakProvider();
  for (const minutes of [6, 60, 600]) {
    jest.setSystemTime(START.getTime() + minutes * MINUTE_MS);
    const site = await getSiteSearch('sr');
    await settle();
    expect(canFind(site, 'perast', '?id=perast')).toBe(true);
    expect(site.isComplete).toBe(true);
  }
  expect(articles.mock.calls.length).toBeGreaterThan(1);
});

test('concurrent requests share one index, which is refreshed after five minutes, not before', async () => {
  const articles = jest.spyOn(provider(), 'articles');
  await Promise.all([getSiteSearch('en'), getSiteSearch('sr'), getSiteSearch('en')]);
  const once = articles.mock.calls.length;
  jest.setSystemTime(START.getTime() + 4 * MINUTE_MS);
  await getSiteSearch('en');
  await settle();
  expect(articles.mock.calls.length).toBe(once);
  jest.setSystemTime(START.getTime() + 6 * MINUTE_MS);
  await getSiteSearch('en');
  await settle();
  expect(articles.mock.calls.length).toBe(2 * once);
});

test('an endless list is read up to the limit', async () => {
  const real = await provider().articles({ page: 1, limit: 1 });
  if (real.state !== 'found') throw new Error('no content');
  const articles = jest
    .spyOn(provider(), 'articles')
    .mockImplementation(async () => found({ ...real.value, lastPage: 1_000_000 }));
  await getSiteSearch('en');
  expect(articles.mock.calls.length).toBe(100);
});
