import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type Site, startSite } from '../support/site';
import { makeSiteFolder } from '../support/siteFolder';
import { expect, test } from '../support/test';
import { type Load, visit, warmUp } from './load';
import { type Redis, startRedis } from './redis';
import { type ReverseProxy, startReverseProxy } from './reverseProxy';

/** Seconds of each kind of fault; `npm run test:deploy` of a release sets 60. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 6);
const PER_SECOND = 200;
/** A little longer than an instance skips a Redis that did not answer. */
const REST_MS = 2_500;

/** An instance of the site, and how it is started again: on the same port, on the same disk. */
type Instance = { port: number; site: Site; start(): Promise<Site>; removeFolder(): void };

const ADDRESS = `http://deploy-${process.pid}-${Date.now()}.example`;

let redis: Redis;
let one: Instance;
let two: Instance;
let proxy: ReverseProxy;

async function startInstance(): Promise<Instance> {
  const port = await freePort();
  const { root, remove } = makeSiteFolder();
  const start = () => startSite({ siteUrl: ADDRESS, folder: root, port, variables: { CACHE_URL: redis.url } });
  return { port, site: await start(), start, removeFolder: remove };
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  redis = await startRedis();
  one = await startInstance();
  two = await startInstance();
  proxy = await startReverseProxy([one.port, two.port]);
});
test.afterAll(async () => {
  await proxy?.stop();
  for (const instance of [one, two]) {
    await instance?.site.stop();
    instance?.removeFolder();
  }
  await redis?.stop();
});

/** The version of a page, and whether it was cached: `HIT`, `STALE`, or `MISS` if it was rendered for this request. */
async function requestVersion(site: Site, path: string) {
  const { status, headers } = await site.request(path);
  expect(status).toBe(200);
  return { found: headers['x-nextjs-cache'], version: headers.etag };
}

/** Visitors do not wait for a page to be written to Redis; on a busy machine an instance pauses for two seconds after a timeout. */
const SHARED_MS = 3_000;

test('an instance serves pages that another rendered', async () => {
  // A busy machine can lose one: Redis has 150 milliseconds for a write.
  const paths = ['/legal', '/imprint', '/cookie-policy', '/terms-conditions'];
  await expect(async () => {
    const path = paths.shift() ?? '/';
    const first = await requestVersion(one.site, path);
    expect(first.found).toBe('MISS');
    await wait(SHARED_MS);
    expect(await requestVersion(two.site, path)).toEqual({ found: 'HIT', version: first.version });
  }).toPass({ timeout: 60_000 });
});

test('while Redis hangs, pages are served; afterwards instances share their cache again', async () => {
  const outputs = () => [one, two].map((instance) => instance.site.output());
  const before = outputs();
  const counts = (event: string) =>
    outputs().map((output, index) => output.slice(before[index]?.length).split(event).length - 1);
  redis.signal('SIGSTOP');
  for (const path of ['/tax', '/visitors-info', '/legal']) await requestVersion(one.site, path);
  await expect.poll(() => counts('cache.down'), { timeout: 15_000 }).toEqual([1, 1]);
  redis.signal('SIGCONT');
  await expect.poll(() => counts('cache.up'), { timeout: 15_000 }).toEqual([1, 1]);
  expect(counts('cache.down')).toEqual([1, 1]);
  await wait(REST_MS);
  await requestVersion(one.site, '/city-card');
  await wait(SHARED_MS);
  expect((await requestVersion(two.site, '/city-card')).found).toBe('HIT');
});

/** Expects that no request failed and no page was older than allowed. */
function expectNoFailures(load: Load): void {
  expect(load.wrong.slice(0, 5)).toEqual([]);
  expect(load.sent).toBeGreaterThanOrEqual(PER_SECOND * SECONDS * 0.95);
  expect(load.oldestSeconds).toBeGreaterThan(0);
  expect(load.oldestSeconds).toBeLessThan(600);
  console.log(
    `  ${load.sent} requests, slowest ${Math.round(load.slowestMs)} ms, oldest page ${Math.round(load.oldestSeconds)} s`,
  );
}

test('an instance is killed, and comes back: no failed request, no wrong language', async () => {
  await warmUp(proxy.port);
  const load = await visit(proxy.port, PER_SECOND, SECONDS, async () => {
    await wait(SECONDS * 250);
    await one.site.stop();
    await wait(SECONDS * 400);
    one.site = await one.start();
  });
  expectNoFailures(load);
});

test('Redis is killed, and comes back: no failed request, no wrong language', async () => {
  const { port } = redis;
  const load = await visit(proxy.port, PER_SECOND, SECONDS, async () => {
    await wait(SECONDS * 250);
    await redis.stop();
    await wait(SECONDS * 400);
    redis = await startRedis(port);
  });
  expectNoFailures(load);
  await expect.poll(() => one.site.output().match(/cache\.up/g)?.length).toBeGreaterThan(0);
});

test('instances are restarted one after the other: no failed request, no wrong language', async () => {
  const load = await visit(proxy.port, PER_SECOND, SECONDS, async () => {
    for (const instance of [one, two]) {
      expect(await instance.site.terminate()).toBe(0);
      instance.site = await instance.start();
      expect((await instance.site.request('/readyz')).status).toBe(200);
    }
  });
  expectNoFailures(load);
});

test('an instance that comes back with old pages serves the newer ones of the other at once', async () => {
  await requestVersion(one.site, '/news');
  await wait(SHARED_MS);
  await one.site.stop();
  await two.site.pass(3_600);
  expect((await requestVersion(two.site, '/news')).found).toBe('STALE');
  await expect.poll(async () => (await requestVersion(two.site, '/news')).found).toBe('HIT');
  await wait(SHARED_MS);
  one.site = await one.start();
  await one.site.pass(3_600);
  expect((await requestVersion(one.site, '/news')).found).toBe('HIT');
});

test('without its Redis the site starts and serves', async ({ startSite }) => {
  const site = await startSite({ variables: { CACHE_URL: `redis://127.0.0.1:${await freePort()}` } });
  expect((await requestVersion(site, '/legal')).found).toBe('MISS');
  expect((await requestVersion(site, '/legal')).found).toBe('HIT');
  expect(site.output().match(/cache\.down/g)).toHaveLength(1);
});
