import { rmSync } from 'node:fs';
import { serialize } from 'node:v8';
import {
  CONTROL,
  fakeRedis,
  files,
  redis,
  setUpFolder,
  shared,
  start,
  stored,
} from '@/lib/server/page-cache/cacheHandler.testUtils';
import type { CachedPage } from '@/lib/server/page-cache/entry';

setUpFolder();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  shared.kotorStore = fakeRedis;
});

const HOUR = 3_600_000;

/** Another instance renders the page, so many milliseconds ago. */
function renderElsewhere(html: string, age: number): void {
  const bytes = serialize({ lastModified: Date.now() - age, value: stored(html), linkedIds: [], ...CONTROL });
  for (const name of redis.keys()) redis.set(name, bytes);
}

test('Redis is read for missing and stale pages only, and a newer version is stored', async () => {
  await (await start()).set('a');
  rmSync('.next/cache', { recursive: true });
  const { get, set, isPageCached } = await start();
  expect([await isPageCached('/en/news'), await get(), files().length]).toEqual([true, stored('a'), 1]);
  expect(await get()).toEqual(stored('a'));
  expect(fakeRedis.get).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(HOUR);
  renderElsewhere('newer', 0);
  expect(await get()).toEqual(stored('newer'));
  shared.kotorStore = null;
  expect(await (await start()).age()).toBe(5_000);
  shared.kotorStore = fakeRedis;
  await set('own');
  expect(await get()).toEqual(stored('own'));
});

test('a page stored again after its revalidation failed is not shared: Redis may have a newer one', async () => {
  const { cache, get, set } = await start();
  await set('a');
  const newer = Buffer.from('newer');
  for (const name of redis.keys()) redis.set(name, newer);
  await cache.set('/en/news', (await get()) as CachedPage, CONTROL);
  expect([...redis.values()]).toEqual([newer]);
});

test('a page made with a value that the provider failed to renew replaces no shared one', async () => {
  const { set } = await start();
  const { markStaleValue } = await import('@/lib/server/freshness');
  markStaleValue();
  await set('a');
  const first = [...redis.values()];
  await set('b');
  expect([first.length, ...redis.values()]).toEqual([1, ...first]);
});

test('an older version of another instance does not replace a stale one of our own', async () => {
  const { get, set } = await start();
  await set('own');
  jest.advanceTimersByTime(HOUR);
  renderElsewhere('older', 2 * HOUR);
  expect(await get()).toEqual(stored('own'));
});

test('a page is dated by the beginning of its render, also where another instance had a newer stale one', async () => {
  const { age, get, set } = await start();
  await set('own');
  jest.advanceTimersByTime(HOUR);
  renderElsewhere('newer', HOUR / 2);
  expect(await get()).toEqual(stored('newer'));
  jest.advanceTimersByTime(4_000);
  await set('rendered');
  expect(await age()).toBe(4_000);
});

test('a page is not dated by the time at which a fresh one of another instance was taken', async () => {
  const { age, get, set } = await start();
  await set('own');
  jest.advanceTimersByTime(HOUR);
  renderElsewhere('fresh', 0);
  expect(await get()).toEqual(stored('fresh'));
  jest.advanceTimersByTime(20_000);
  await set('rendered');
  expect(await age()).toBe(0);
});
