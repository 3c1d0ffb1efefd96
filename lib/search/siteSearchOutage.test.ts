import timers from 'node:timers/promises';
import { provider } from '@/lib/cms/currentProvider';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import type { SiteSearch } from '@/lib/search/siteSearch';

const MINUTE_MS = 60_000;
const START = new Date('2026-06-01T10:00:00Z');

const canFind = ({ search }: SiteSearch, query: string, address: string): boolean =>
  search(query).results.some(({ entry }) => entry.href.endsWith(address));

/** A process without an index. */
async function start() {
  delete (globalThis as { kotorSearch?: unknown }).kotorSearch;
  jest.resetModules();
  return (await import('@/lib/search/siteSearch')).getSiteSearch;
}

const breakProvider = () => jest.spyOn(provider(), 'articles').mockResolvedValue(UNAVAILABLE as Result<never>);

/** Articles without their bodies, which take long to index. */
beforeAll(() => {
  const shipped = provider();
  const { articles } = shipped;
  shipped.articles = async (...query) => {
    const result = await articles(...query);
    if (result.state !== 'found') return result;
    const data = result.value.data.map((article) => ({ ...article, content: { en: undefined, sr: undefined } }));
    return found({ ...result.value, data });
  };
});

beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('before the provider ever responds, the fixed pages are found, and after that all', async () => {
  const getSiteSearch = await start();
  const articles = breakProvider();
  const site = await getSiteSearch('en');
  expect(site.isComplete).toBe(false);
  const { log } = await import('@/lib/server/log');
  expect(log.warn).toHaveBeenCalledWith('search.incomplete');
  expect(canFind(site, 'taxi', '#taxis')).toBe(true);
  expect(canFind(site, 'perast palaces', '?id=perast')).toBe(false);
  articles.mockRestore();
  const mended = await getSiteSearch('en');
  expect(mended.isComplete).toBe(true);
  expect(canFind(mended, 'perast', '?id=perast')).toBe(true);
});

test('while the first index of a remote provider takes long, the fixed pages are found, and then all', async () => {
  const getSiteSearch = await start();
  const provided = await provider().articles({ page: 1, limit: 1_000 });
  const { env } = await import('@/lib/server/env');
  const remote = jest.replaceProperty(env(), 'apiHost', 'https://api.example.org');
  let answer = (_: typeof provided): void => {};
  const articles = jest.spyOn(provider(), 'articles').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  jest.spyOn(timers, 'setTimeout').mockResolvedValueOnce(undefined);
  expect((await getSiteSearch('en')).isComplete).toBe(false);
  answer(provided);
  while (!(await getSiteSearch('sr')).isComplete) await new Promise(setImmediate);
  expect(articles.mock.calls.filter(([{ page }]) => page === 1)).toHaveLength(1);
  remote.restore();
});

test('a complete index is served stale while the provider fails, however long', async () => {
  const getSiteSearch = await start();
  const before = await getSiteSearch('sr');
  const articles = breakProvider();
  for (const minutes of [6, 60, 600]) {
    jest.setSystemTime(START.getTime() + minutes * MINUTE_MS);
    expect(await getSiteSearch('sr')).toBe(before);
    await new Promise(setImmediate);
  }
  expect(articles.mock.calls.length).toBeGreaterThan(1);
});

test('without the second page of articles those of the first are found, and a complete index stays', async () => {
  const getSiteSearch = await start();
  const { articles } = provider();
  const breakSecondPage = () =>
    jest
      .spyOn(provider(), 'articles')
      .mockImplementation(async (query) => (query.page === 1 ? articles(query) : (UNAVAILABLE as Result<never>)));
  const broken = breakSecondPage();
  const partial = await getSiteSearch('en');
  expect(partial.isComplete).toBe(false);
  expect(partial.search('feast').results.some(({ entry }) => entry.kind === 'event')).toBe(true);
  broken.mockRestore();
  jest.setSystemTime(START.getTime() + MINUTE_MS);
  while (!(await getSiteSearch('en')).isComplete) await new Promise(setImmediate);
  const complete = await getSiteSearch('en');
  const again = breakSecondPage();
  // The failure is followed by another try after less than a minute, a success by none for five.
  for (const [minutes, requests] of [
    [12, 2],
    [13, 4],
  ] as const) {
    jest.setSystemTime(START.getTime() + minutes * MINUTE_MS);
    do {
      expect(await getSiteSearch('en')).toBe(complete);
      await new Promise(setImmediate);
    } while (again.mock.calls.length < requests);
  }
});

test('a site of more than four hundred entries is searched on the server', async () => {
  const getSiteSearch = await start();
  const real = await provider().articles({ page: 1, limit: 1 });
  if (real.state !== 'found') throw new Error('no content');
  const { value } = real;
  const data = Array.from({ length: 401 }, (_, index) => value.data.map((each) => ({ ...each, _id: `a${index}` })));
  jest.spyOn(provider(), 'articles').mockResolvedValue(found({ ...value, data: data.flat(), lastPage: 1 }));
  const site = await getSiteSearch('en');
  expect(site.entries).toBeNull();
});

test('an endless list is read up to the limit', async () => {
  const getSiteSearch = await start();
  const real = await provider().articles({ page: 1, limit: 1 });
  if (real.state !== 'found') throw new Error('no content');
  const endless = jest.spyOn(provider(), 'articles');
  endless.mockImplementation(async () => found({ ...real.value, lastPage: 1_000_000 }));
  await getSiteSearch('en');
  expect(endless.mock.calls.length).toBe(100);
});

test('a load from before an edit that ends after that of the edit does not bring the old index back', async () => {
  const getSiteSearch = await start();
  const { markRefreshed } = await import('@/lib/server/freshness');
  const { articles } = provider();
  let answer = (): void => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const held = jest.spyOn(provider(), 'articles').mockImplementationOnce(async (query) => {
    const before = await articles(query);
    await slow;
    if (before.state !== 'found') return before;
    return found({ ...before.value, data: before.value.data.filter(({ _id }) => _id !== 'perast') });
  });
  const early = getSiteSearch('en');
  while (held.mock.calls.length === 0) await new Promise(setImmediate);
  jest.setSystemTime(START.getTime() + 1_000);
  markRefreshed();
  jest.setSystemTime(START.getTime() + 2_000);
  expect(canFind(await getSiteSearch('en'), 'perast palaces', '?id=perast')).toBe(true);
  answer();
  await early;
  expect(canFind(await getSiteSearch('en'), 'perast palaces', '?id=perast')).toBe(true);
});
