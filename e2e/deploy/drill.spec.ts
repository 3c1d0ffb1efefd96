import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@/lib/server/http/listen.testUtils';
import { FAULTS } from '../provider/faults';
import type { Site } from '../support/site';
import { test as base, expect } from '../support/test';
import { startRedis } from './redis';

// `npm run drill` causes each fault of docs/runbook.md, under the name it has there; instances.spec.ts freezes Redis.

const YEAR_SECONDS = 365 * 86_400;
/** Longer than the five minutes for which pages are fresh. */
const LATER_SECONDS = 600;
/** Longer than the pause before a failed call is retried. */
const RECOVERY_MS = 6_000;
/** Longer than a visitor may wait, whatever the fault; unseen pages wait for a provider that hangs. */
const TIMEOUT_MS = 10_000;

const ARTICLES = Array.from({ length: 21 }, (_, index) => `/see-and-do/article/x?id=blog-${index + 10}`);
/** Pages that are made of the provider’s responses. */
const PROVIDED = ['/', '/vijesti', '/news', '/events', '/see-and-do', ...ARTICLES];
const PAGES = [...PROVIDED, '/legal', '/tax?adults=2&nights=3'];

type Fixtures = {
  root: string;
  /** Starts the site, again where it ran before. */
  start: (variables?: Record<string, string>) => Promise<Site>;
};

const test = base.extend<Fixtures>({
  root: async ({ makeSiteFolder }, use) => use(makeSiteFolder()),
  start: async ({ startSite, provider, root }, use) =>
    use((variables) =>
      startSite({ apiHost: provider.origin, folder: root, siteUrl: 'http://drill.example', variables }),
    ),
});

/** Expects each page to be complete, to have one of the statuses and to come in time. @returns their statuses */
async function checkPages(site: Site, when: string, statuses = [200], paths = PAGES): Promise<number[]> {
  const seen: number[] = [];
  for (const path of paths) {
    const started = Date.now();
    const { status, text } = await site.request(path);
    seen.push(status);
    expect.soft(statuses, `${when}: ${path}`).toContain(status);
    expect.soft(text.trimEnd().slice(-7), `${when}: ${path}`).toBe('</html>');
    expect.soft(Date.now() - started, `${when}: ${path}`).toBeLessThan(TIMEOUT_MS);
  }
  return seen;
}

async function checkScripts(site: Site): Promise<void> {
  const pages = await Promise.all(ARTICLES.map((path) => site.request(path)));
  const scripts = new Set(pages.flatMap(({ text }) => text.match(/\/_next\/static\/[\w./-]+?\.(?:js|css)/g) ?? []));
  expect(scripts.size).toBeGreaterThan(5);
  for (const path of scripts) expect.soft((await site.request(path)).status, path).toBe(200);
}

const countOf = (site: Site, event: string): number => site.output().split(`"event":"${event}"`).length - 1;

const checkReady = async (site: Site) => expect.soft((await site.request('/readyz')).status).toBe(200);

const checkNoCrash = (site: Site) =>
  expect.soft(site.output()).not.toMatch(/"event":"(request\.failed|uncaughtException|unhandledRejection)"/);

const fill = (folder: string): void => {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
};

for (const [name, options, prepare, hasPages] of [
  ['Disk full', 'size=128k', fill, false],
  ['Disk read-only', 'size=1m,ro', () => {}, false],
  ['Disk of 600 kB', 'size=600k', () => {}, true],
] as const) {
  test(name, async ({ root, provider, start, atEnd }) => {
    const folder = join(root, '.next/cache');
    mkdirSync(folder);
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder]);
    test.skip(status !== 0, 'mounting a file system needs root');
    atEnd(() => execFileSync('umount', [folder]));
    prepare(folder);
    const site = await start();
    await checkReady(site);
    await checkPages(site, 'first visit');
    await checkPages(site, 'second visit');
    await checkScripts(site);
    provider.break('500');
    // By now only pages are left, not the responses of the provider they were made of.
    await site.pass(LATER_SECONDS);
    await checkPages(site, 'provider down');
    expect.soft(countOf(site, 'cache.writeFailed')).toBeGreaterThan(0);
    expect.soft(countOf(site, 'cache.writeFailed')).toBeLessThan(10);
    checkNoCrash(site);
    await site.stop();
    const second = await start();
    await checkReady(second);
    const seen = await checkPages(second, 'restarted, provider down', hasPages ? [200, 503] : [503], PROVIDED);
    if (hasPages) expect.soft(seen, 'some pages from the disk').toContain(200);
    provider.mend();
    await wait(RECOVERY_MS);
    await checkPages(second, 'provider up');
    checkNoCrash(second);
  });
}

test('Killed while writing', async ({ provider, start }) => {
  for (let round = 0; round < 5; round += 1) {
    const site = await start();
    const requests = PAGES.map((path) => site.request(path).catch(() => null));
    await wait(100 + 150 * round);
    await site.stop();
    await Promise.all(requests);
  }
  provider.break('500');
  const last = await start();
  await checkReady(last);
  await checkPages(last, 'restarted, provider down', [200, 503]);
  provider.mend();
  await wait(RECOVERY_MS);
  await checkPages(last, 'provider up');
  checkNoCrash(last);
});

test('Clock a year ahead', async ({ provider, start }) => {
  /** Two pages at a time are rendered again; meanwhile the others are served stale. */
  const expectRendered = (site: Site, edition: string) =>
    expect.poll(async () => (await site.request('/news')).text, { timeout: TIMEOUT_MS }).toContain(edition);
  const site = await start();
  await checkPages(site, 'before');
  provider.break('500');
  await site.pass(YEAR_SECONDS);
  await checkPages(site, 'a year later, provider down');
  provider.mend();
  provider.publish('edition one');
  await site.pass(60);
  for (let round = 0; round < 2; round += 1) await checkPages(site, 'a year later, provider up');
  // From here on the page on disk is dated in the future.
  await expectRendered(site, 'edition one');
  await site.stop();
  const later = await start();
  provider.publish('edition two');
  await checkPages(later, 'clock right again');
  await expectRendered(later, 'edition two');
  checkNoCrash(later);
});

test('Few file descriptors', async ({ start }) => {
  // Without the shifted clock of the tests, which opens a file.
  const site = await start({ NODE_OPTIONS: '' });
  await checkPages(site, 'before');
  const open = readdirSync(`/proc/${site.pid}/fd`).length;
  execFileSync('prlimit', ['--pid', String(site.pid), `--nofile=${open + 10}:${open + 10}`]);
  const flood = Array.from({ length: 200 }, () =>
    site.request('/legal', { connection: 'close' }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  expect((await Promise.all(flood)).filter((status) => ![200, 0, 408, 503].includes(status))).toEqual([]);
  await checkPages(site, 'afterwards');
  await checkReady(site);
});

test('Redis lying', async ({ root, start, atEnd }) => {
  const redis = await startRedis();
  atEnd(redis.stop);
  const cli = (...words: string[]): string =>
    execFileSync('redis-cli', ['-p', String(redis.port), ...words], { encoding: 'utf8' });
  const site = await start({ CACHE_URL: redis.url });
  await checkPages(site, 'before');
  await site.stop();
  const keys = cli('keys', '*').split('\n').filter(Boolean);
  for (const [index, key] of keys.entries()) cli('set', key, ['', '<html>', '\u0001'.repeat(99)][index % 3] ?? '');
  rmSync(join(root, '.next/cache'), { recursive: true, force: true });
  const second = await start({ CACHE_URL: redis.url });
  await checkPages(second, `${keys.length} entries replaced by wrong bytes`);
  checkNoCrash(second);
  const liar = createServer((socket) =>
    socket.on('data', () => socket.write('$-7\r\nHTTP/1.1 200\r\n')).on('error', () => {}),
  );
  atEnd(() => liar.close());
  const third = await start({ CACHE_URL: `redis://127.0.0.1:${await listen(liar)}` });
  await checkPages(third, 'another protocol');
  checkNoCrash(third);
});

test('Provider flapping', async ({ provider, start }) => {
  const site = await start();
  await checkPages(site, 'before', [200], PAGES.slice(0, 14));
  const fleeting = FAULTS.filter((kind) => kind !== 'huge');
  const end = Date.now() + 15_000;
  const flap = async (): Promise<void> => {
    for (let round = 0; Date.now() < end; round += 1) {
      provider.break(fleeting[round % fleeting.length] ?? '500');
      await wait(300);
      provider.mend();
      await wait(200);
    }
  };
  const flapping = flap();
  await site.pass(LATER_SECONDS);
  await checkPages(site, 'pages seen before', [200], PAGES.slice(0, 14));
  await checkPages(site, 'pages not seen before', [200, 503], PAGES.slice(14));
  await flapping;
  await wait(RECOVERY_MS);
  await checkPages(site, 'it stays up');
  checkNoCrash(site);
});
