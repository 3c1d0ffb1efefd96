import { setUpFolder, start, stored } from '@/lib/server/page-cache/cacheHandler.testUtils';

setUpFolder();
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));

test('a refresh makes pages stale whose rendering began before it, not those rendered after', async () => {
  const { age, get, set } = await start();
  expect(await get()).toBeNull();
  await set('a');
  const { markRefreshed } = await import('@/lib/server/freshness');
  jest.advanceTimersByTime(1_000);
  expect(await age()).toBe(1_000);
  markRefreshed();
  expect(await age()).toBeGreaterThan(300_000);
  expect(await get()).toEqual(stored('a'));
  jest.advanceTimersByTime(1_000);
  markRefreshed();
  await set('begun before the second refresh');
  jest.advanceTimersByTime(1);
  expect(await age()).toBeGreaterThan(300_000);
  jest.advanceTimersByTime(1_000);
  await set('b');
  expect(await age()).toBe(1_000);
});

test('a page that takes long to render is dated by its beginning, with the content of then', async () => {
  const { age, get, set } = await start();
  // The cache of the renders counts nothing from a time of 0.
  jest.advanceTimersByTime(1);
  await get();
  jest.advanceTimersByTime(30_000);
  await set('a');
  expect(await age()).toBe(30_000);
});

test('a refreshed article makes the pages stale that link to it, but no other page', async () => {
  const { isDue, set } = await start();
  const linkTo = (id: string) => `<link rel="canonical" href="/perast?id=${id}"><a href="/news?page=1&amp;id=${id}">`;
  const pages = { '/en/article/perast': 'perast', '/sr/see-and-do': 'perast', '/en/article/perast-2': 'perast-2' };
  for (const [path, id] of Object.entries(pages)) await set(linkTo(id), path);
  const { markArticleRefreshed, markValuesRefreshed } = await import('@/lib/server/freshness');
  jest.advanceTimersByTime(1_000);
  markValuesRefreshed();
  markArticleRefreshed('perast');
  const due = [];
  for (const path of Object.keys(pages)) due.push(await isDue(path));
  expect(due).toEqual([true, true, false]);
});

test('a page made with a value that the provider failed to renew is stale after ten seconds', async () => {
  const { age, get, set } = await start();
  const { markStaleValue } = await import('@/lib/server/freshness');
  markStaleValue();
  jest.advanceTimersByTime(1_000);
  expect(await get()).toBeNull();
  await set('made before');
  expect(await age()).toBe(0);
  jest.advanceTimersByTime(300_001);
  await get();
  markStaleValue();
  await set('made with it');
  jest.advanceTimersByTime(9_000);
  expect(await age()).toBeLessThan(300_000);
  jest.advanceTimersByTime(1_001);
  expect(await age()).toBeGreaterThan(300_000);
});

test('a page whose revalidation failed is rendered again after the pause that Next makes, not at once', async () => {
  const { cache, age, get, set } = await start();
  await set('a');
  jest.advanceTimersByTime(300_001);
  await cache.set('/en/news', await get(), { cacheControl: { revalidate: 30 } });
  expect(await age()).toBe(0);
  jest.advanceTimersByTime(30_001);
  expect(await age()).toBe(31_000);
});

const names = ['/en/a', '/en/b', '/en/c'];

test('two stale pages are rendered at once, each once; the others are served as they are until one has ended', async () => {
  const { isDue, set } = await start();
  for (const name of names) await set('a', name);
  jest.advanceTimersByTime(300_001);
  const visitAll = async () => {
    const rendered: boolean[] = [];
    for (const name of names) rendered.push(await isDue(name));
    return rendered;
  };
  expect(await visitAll()).toEqual([true, true, false]);
  expect(await visitAll()).toEqual([false, false, false]);
  await set('b', '/en/b');
  expect(await visitAll()).toEqual([false, false, true]);
  // Renders that store nothing.
  jest.advanceTimersByTime(1_000);
  expect(await visitAll()).toEqual([true, false, true]);
});

test('a value of the data cache, which the site does not use, counts as no render', async () => {
  const { cache, isDue, set } = await start();
  for (const name of names.slice(0, 2)) await set('a', name);
  jest.advanceTimersByTime(300_001);
  for (const key of ['one', 'two']) expect(await cache.get(key, { kind: 'FETCH' })).toBeNull();
  expect([await isDue('/en/a'), await isDue('/en/b')]).toEqual([true, true]);
});

test('a page dated in the future, after the clock was wrong, is stale', async () => {
  const { age, set } = await start();
  jest.setSystemTime(2 * Date.now());
  await set('a');
  jest.setSystemTime(Date.now() / 2);
  expect(await age()).toBeGreaterThan(300_000);
});

test('a page of three years ago is served while it is rendered again', async () => {
  const { age, set } = await start();
  await set('a');
  jest.advanceTimersByTime(3 * 365 * 86_400_000);
  expect(await age()).toBe(301_000);
});

test.each([
  ['forward', 86_400_000],
  ['back', -86_400_000],
])('a page is rendered when it is stale, also after the clock of the system was set %s', async (_way, step) => {
  const { isDue, set } = await start();
  await set('a');
  jest.setSystemTime(Date.now() + step);
  expect(await isDue('/en/news')).toBe(true);
  await set('b');
  expect(await isDue('/en/news')).toBe(false);
});
