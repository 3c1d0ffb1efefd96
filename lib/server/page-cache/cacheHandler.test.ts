import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import {
  APP_PAGE,
  CONTROL,
  fakeRedis,
  files,
  page,
  redis,
  setUpFolder,
  shared,
  start,
  stored,
} from '@/lib/server/page-cache/cacheHandler.testUtils';
import type { CachedPage } from '@/lib/server/page-cache/entry';

setUpFolder();

test('a notice is hidden from its end on, in a page from memory and from disk', async () => {
  const notice = (end: number) => `<div data-notice-until="${end}">`;
  const { get, set } = await start();
  await set(notice(Date.now() + 60_000));
  expect(await get()).toMatchObject({ html: expect.not.stringContaining('hidden') });
  await set(notice(Date.now()));
  const hidden = { html: expect.stringMatching(/<div data-notice-until="\d+" hidden="">/) };
  expect([await get(), await (await start()).get()]).toMatchObject([hidden, hidden]);
});

test('a notice that has ended is hidden in the RSC payload too', async () => {
  const { cache, get } = await start();
  const data = `0:["$","div",null,{"data-notice-until":1,"children":"Jak vjetar, đ"}]`;
  const rscPayload = Buffer.from(data);
  const html = (text: string) => `<script>push(${JSON.stringify(text)})</script>!`;
  const value = {
    ...page(`<div data-notice-until="1">${html(data)}`),
    rscData: rscPayload,
    segmentData: new Map([['/news', rscPayload]]),
  };
  await cache.set('/en/news', value, CONTROL);
  const hidden = data.replace('until":1', 'until":1,"hidden":true');
  const served = await get();
  expect([served?.rscData, served?.segmentData?.get('/news')].map(String)).toEqual([hidden, hidden]);
  expect(served?.html).toContain(html(hidden));
  expect(served?.headers).toEqual({ 'content-security-policy': `policy of ${served?.html}` });
});

test('a page that is stored again after its notice has ended hides it once', async () => {
  const { cache, get, set } = await start();
  await set(`<div data-notice-until="${Date.now()}">`);
  const served = await get();
  await cache.set('/en/news', served, CONTROL);
  expect(await get()).toEqual(served);
});

test('a page is post-processed once, for its first visitor too, and is the same from memory and from disk', async () => {
  const first = await start();
  const value = page('a');
  await first.cache.set('/route-cache/APP_PAGE/0123abcd/$/en/news', value, CONTROL);
  expect(value).toEqual(stored('a'));
  expect(await first.get()).toEqual(stored('a'));
  const second = await start();
  expect([await second.isPageCached('/en/news'), await second.isPageCached('/sr/news')]).toEqual([true, false]);
  expect(await second.cache.get('/en/news', APP_PAGE)).toMatchObject({ value: stored('a'), ...CONTROL });
  await second.cache.set('/en/news', value, CONTROL);
  expect(await second.get()).toEqual(stored('a'));
  await second.set('b');
  expect([await second.get(), await second.get('/sr/news')]).toEqual([stored('b'), null]);
  expect(files()).toHaveLength(1);
});

test.each([
  ['another provider', { API_HOST: 'https://api.example.org' }, 'build-1'],
  ['another public address', { SITE_URL: 'https://kotor.example' }, 'build-1'],
  ['another street map', { STREET_MAP: 'https://tiles.example.org/kotor.pmtiles' }, 'build-1'],
  ['another build', {}, 'build-2'],
])('%s never reads the pages of this one', async (_what, environment, build) => {
  await (await start()).set('a');
  writeFileSync('.next/BUILD_ID', build);
  expect(await (await start(environment)).get()).toBeNull();
});

const entry = { lastModified: Date.now(), value: stored('a'), linkedIds: [], ...CONTROL };

test('a whole entry is read', async () => {
  await (await start()).set('a');
  for (const file of files()) writeFileSync(file, serialize({ ...entry, value: stored('b') }));
  expect(await (await start()).get()).toEqual(stored('b'));
});

test.each([
  ['cut off', serialize(entry).subarray(0, 40)],
  ['of another shape', serialize({ ...entry, value: { kind: 'APP_PAGE', html: 7 } })],
  ['with text for component data', serialize({ ...entry, value: { ...stored('a'), rscData: 'a' } })],
  ['with an object for segments', serialize({ ...entry, value: { ...stored('a'), segmentData: { '/_tree': 'a' } } })],
  ['with an object for a header', serialize({ ...entry, value: { ...stored('a'), headers: { a: {} } } })],
  ['with text for a status', serialize({ ...entry, value: { ...stored('a'), status: 'gone' } })],
  ['of an unknown kind', serialize({ ...entry, value: { kind: 'OTHER' } })],
])('an entry %s is a miss, from disk and from Redis, and is replaced', async (_what, bytes) => {
  await (await start()).set('a');
  for (const file of files()) writeFileSync(file, bytes);
  shared.kotorStore = { ...fakeRedis, get: async () => bytes };
  const { get, set } = await start();
  expect(await get()).toBeNull();
  await set('b');
  expect(await get()).toEqual(stored('b'));
});

test('a page has no URL of the request that rendered it, and is as before whatever that was', async () => {
  const data = (url: string) => `0:{"P":null,"c":[${url}],"q":"","i":false}č`;
  const rendered = (url: string): CachedPage => ({
    ...page(`<script>push([1,${JSON.stringify(data(url))}])</script>`),
    rscData: Buffer.from(data(url)),
    segmentData: new Map([['/_full', Buffer.from(data(url))]]),
  });
  const { cache, get } = await start();
  await cache.set('/en/news', rendered('"","news?email=a@b.me"'), CONTROL);
  const { html, rscData, segmentData } = rendered('""');
  const expected = { ...stored(html), rscData, segmentData };
  expect(await get()).toEqual(expected);
  await cache.set('/en/news', rendered('"","news"'), CONTROL);
  expect(await get()).toEqual(expected);
  // A long URL stands elsewhere in the RSC payload.
  await cache.set('/en/events', rendered('"","$1"'), CONTROL);
  expect(await get('/en/events')).toBeNull();
});

test('a removed page is in no cache, and is not stored again when its revalidation fails', async () => {
  shared.kotorStore = fakeRedis;
  const { cache, get, set, isPageCached, deleteCachedPage } = await start();
  await set('a');
  const last = await get();
  await deleteCachedPage('/en/news');
  await cache.set('/en/news', last, CONTROL);
  expect([await isPageCached('/en/news'), await get(), files(), redis.size]).toEqual([false, null, [], 0]);
  await set('published again');
  expect(await get()).toEqual(stored('published again'));
});
