// The fault drill: `npm run drill` after a build, or `npm run drill -- redis` for the faults with that word in their name.
// Causes each fault of the runbook on this machine and prints the promise beside what was seen. The exit code is 0 if all
// promises hold, 1 if one does not, 2 if a fault could not be caused.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startRedis } from './deploy/redis';
import { FAULTS } from './provider/faults';
import type { Answer } from './support/http';
import { startProvider, type TestProvider } from './support/provider';
import { type Site, startSite } from './support/site';
import { makeSiteFolder } from './support/siteFolder';

const YEAR_SECONDS = 365 * 86_400;
/** Longer than a visitor may wait, whatever the fault; unseen pages wait for a provider that hangs. */
const PATIENCE_MS = 10_000;
const RECOVERY_MS = 60_000;

const ARTICLES = Array.from({ length: 21 }, (_, index) => `/see-and-do/article/x?id=blog-${index + 10}`);
const PAGES = ['/', '/vijesti', '/news', '/events', '/see-and-do', '/legal', '/tax?adults=2&nights=3', ...ARTICLES];

class CannotCause extends Error {}

/** What was seen, line by line; whether it is as promised. */
class Report {
  readonly lines: string[] = [];
  isBroken = false;

  check(what: string, isRight: boolean): void {
    this.lines.push(`${isRight ? 'ok ' : 'NOT'} ${what}`);
    if (!isRight) this.isBroken = true;
  }
}

const isWhole = ({ status, text }: Answer): boolean =>
  [200, 503].includes(status) && text.trimEnd().endsWith('</html>');

/** Requests pages one by one: each must be complete, have one of the statuses and come in time. */
async function checkPages(report: Report, site: Site, when: string, statuses = [200], paths = PAGES): Promise<void> {
  const wrong: string[] = [];
  let slowest = 0;
  for (const path of paths) {
    const started = Date.now();
    const answer = await site.request(path).catch(() => null);
    const ms = Date.now() - started;
    slowest = Math.max(slowest, ms);
    const isRight = answer && statuses.includes(answer.status) && isWhole(answer) && ms < PATIENCE_MS;
    if (!isRight) wrong.push(`${path} ${answer?.status ?? 'no response'} ${ms} ms`);
  }
  const count = `${paths.length - wrong.length} of ${paths.length} complete with ${statuses.join(' or ')}`;
  report.check(`${when}: ${[count, ...wrong.slice(0, 3)].join(', ')}; slowest ${slowest} ms`, wrong.length === 0);
}

async function checkScripts(report: Report, site: Site): Promise<void> {
  const pages = await Promise.all(ARTICLES.map((path) => site.request(path)));
  const scripts = [
    ...new Set(pages.flatMap(({ text }) => text.match(/\/_next\/static\/[\w./-]+?\.(?:js|css)/g) ?? [])),
  ];
  const statuses = await Promise.all(scripts.map(async (path) => (await site.request(path)).status));
  report.check(
    `${scripts.length} scripts and styles of the pages can be loaded`,
    scripts.length > 5 && statuses.every((each) => each === 200),
  );
}

const countOf = (site: Site, event: string): number => site.output().split(`"event":"${event}"`).length - 1;

async function checkReady(report: Report, site: Site): Promise<void> {
  const { status } = await site.request('/readyz');
  report.check(`/readyz ${status}`, status === 200);
}

function checkNoCrash(report: Report, site: Site): void {
  const crashes = ['request.failed', 'uncaughtException', 'unhandledRejection'].filter(
    (event) => countOf(site, event) > 0,
  );
  report.check(`no error outside the promise${crashes.length ? `: ${crashes.join(', ')}` : ''}`, crashes.length === 0);
}

/** A site in a folder of its own, whose `.next/cache` is a file system with the given mount options. */
async function onDisk(
  report: Report,
  options: string,
  prepare: (folder: string) => void,
  isFailing: boolean,
): Promise<void> {
  const { root, remove } = makeSiteFolder();
  const folder = join(root, '.next/cache');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder], { stdio: 'pipe' });
  } catch {
    remove();
    throw new CannotCause('mounting a file system needs root');
  }
  const provider = await startProvider();
  let site: Site | undefined;
  try {
    prepare(folder);
    site = await startSite({ apiHost: provider.origin, folder: root });
    await checkReady(report, site);
    await checkPages(report, site, 'first visit');
    await checkPages(report, site, 'second visit');
    await checkScripts(report, site);
    await provider.break('500');
    await checkPages(report, site, 'provider down');
    const failures = countOf(site, 'cache.writeFailed');
    report.check(
      `cache.writeFailed logged ${failures} times`,
      isFailing ? failures >= 1 && failures < 10 : failures === 0,
    );
    checkNoCrash(report, site);
  } finally {
    await site?.stop();
    await provider.stop();
    execFileSync('umount', [folder]);
    remove();
  }
}

function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
}

type Running = { provider: TestProvider; site: Site; root: string; restart(): Promise<Site> };

/** A site and a provider for one fault; both stop afterwards. */
async function running(
  variables: { [name: string]: string },
  cause: (running: Running) => Promise<void>,
): Promise<void> {
  const { root, remove } = makeSiteFolder();
  const provider = await startProvider();
  const start = { apiHost: provider.origin, folder: root, siteUrl: 'http://drill.example', variables };
  const all = {
    provider,
    root,
    site: await startSite(start),
    restart: async () => (all.site = await startSite(start)),
  };
  try {
    await cause(all);
  } finally {
    await all.site.stop();
    await provider.stop();
    remove();
  }
}

/** By the name they have in the runbook. */
const DRILLS: { [name: string]: (report: Report) => Promise<void> } = {
  'disk full': (report) => onDisk(report, 'size=128k', fill, true),

  'disk read-only': (report) => onDisk(report, 'size=1m,ro', () => {}, true),

  'disk of 600 kB': (report) => onDisk(report, 'size=600k', () => {}, true),

  'killed while writing': (report) =>
    running({}, async ({ provider, site, restart }) => {
      for (let round = 0; round < 5; round += 1) {
        const current = round === 0 ? site : await restart();
        const requests = PAGES.map((path) => current.request(path).catch(() => null));
        await wait(100 + 150 * round);
        await current.stop();
        await Promise.all(requests);
      }
      await provider.break('500');
      const last = await restart();
      await checkReady(report, last);
      await checkPages(report, last, 'restarted, provider down', [200, 503]);
      await provider.mend();
      await wait(RECOVERY_MS / 10);
      await checkPages(report, last, 'provider up');
      checkNoCrash(report, last);
    }),

  'clock a year ahead': (report) =>
    running({}, async ({ provider, site, restart }) => {
      await checkPages(report, site, 'before');
      await provider.break('500');
      await site.pass(YEAR_SECONDS);
      await checkPages(report, site, 'a year later, provider down');
      await provider.mend();
      await site.pass(60);
      for (let round = 0; round < 2; round += 1) await checkPages(report, site, 'a year later, provider up');
      await site.stop();
      const later = await restart();
      await provider.publish('edition two');
      await checkPages(report, later, 'clock right again');
      const isNew = (await later.request('/news')).text.includes('edition two');
      report.check('pages dated in the future are rendered again', isNew);
      checkNoCrash(report, later);
    }),

  // Without the shifted clock of the tests, which opens a file.
  'few file descriptors': (report) =>
    running({ NODE_OPTIONS: '' }, async ({ site }) => {
      await checkPages(report, site, 'before');
      const open = execFileSync('ls', [`/proc/${site.pid}/fd`], { encoding: 'utf8' }).split('\n').length;
      execFileSync('prlimit', ['--pid', String(site.pid), `--nofile=${open + 10}:${open + 10}`]);
      const flood = Array.from({ length: 200 }, () =>
        site.request('/legal').then(
          ({ status }) => status,
          () => 0,
        ),
      );
      const statuses = await Promise.race([Promise.all(flood), wait(RECOVERY_MS, null)]);
      const bad = statuses?.filter((status) => ![200, 0, 408, 503].includes(status)).length ?? 'unfinished';
      report.check(
        `200 at once with 10 free descriptors: ${statuses?.filter((each) => each === 200).length} times 200, ${bad} wrong`,
        bad === 0,
      );
      await checkPages(report, site, 'afterwards');
      await checkReady(report, site);
    }),

  'Redis frozen': async (report) => {
    const redis = await startRedis();
    await running({ CACHE_URL: redis.url }, async ({ site }) => {
      await checkPages(report, site, 'before', [200], PAGES.slice(0, 4));
      redis.signal('SIGSTOP');
      await checkPages(report, site, 'frozen');
      await wait(PATIENCE_MS / 2);
      report.check(`cache.down logged ${countOf(site, 'cache.down')} times`, countOf(site, 'cache.down') === 1);
      redis.signal('SIGCONT');
      await wait(PATIENCE_MS / 2);
      report.check(`cache.up logged ${countOf(site, 'cache.up')} times`, countOf(site, 'cache.up') === 1);
      checkNoCrash(report, site);
    }).finally(redis.stop);
  },

  'Redis lying': async (report) => {
    const redis = await startRedis();
    const cli = (...words: string[]): string =>
      execFileSync('redis-cli', ['-p', String(redis.port), ...words], { encoding: 'utf8' });
    await running({ CACHE_URL: redis.url }, async ({ site, root, restart }) => {
      await checkPages(report, site, 'before');
      await site.stop();
      const keys = cli('keys', '*').split('\n').filter(Boolean);
      for (const [index, key] of keys.entries()) cli('set', key, ['', '<html>', '\u0001'.repeat(99)][index % 3] ?? '');
      execFileSync('rm', ['-rf', join(root, '.next/cache')]);
      const second = await restart();
      await checkPages(report, second, `${keys.length} entries replaced by wrong bytes`);
      checkNoCrash(report, second);
    }).finally(redis.stop);
    const liar = createServer((socket) =>
      socket.on('data', () => socket.write('$-7\r\nHTTP/1.1 200\r\n')).on('error', () => {}),
    );
    await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
    const address = liar.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await running({ CACHE_URL: `redis://127.0.0.1:${port}` }, async ({ site }) => {
      await checkPages(report, site, 'another protocol');
      checkNoCrash(report, site);
    });
    liar.close();
  },

  'provider flapping': (report) =>
    running({}, async ({ provider, site }) => {
      await checkPages(report, site, 'before', [200], PAGES.slice(0, 14));
      const fleeting = FAULTS.filter((kind) => kind !== 'huge');
      const end = Date.now() + 15_000;
      const flap = async (): Promise<void> => {
        for (let round = 0; Date.now() < end; round += 1) {
          await provider.break(fleeting[round % fleeting.length] ?? '500');
          await wait(300);
          await provider.mend();
          await wait(200);
        }
      };
      const flapping = flap();
      await site.pass(600);
      await checkPages(report, site, 'pages seen before', [200], PAGES.slice(0, 14));
      await checkPages(report, site, 'pages not seen before', [200, 503], PAGES.slice(14));
      await flapping;
      await wait(RECOVERY_MS / 10);
      await checkPages(report, site, 'it stays up');
      checkNoCrash(report, site);
    }),
};

/** The promise for a fault: its row in the runbook. */
function promiseOf(name: string): string {
  const row = readFileSync('docs/runbook.md', 'utf8')
    .split('\n')
    .find((line) => line.toLowerCase().startsWith(`| ${name.toLowerCase()} `));
  if (!row) throw new Error(`docs/runbook.md promises nothing for: ${name}`);
  return row.split('|')[2]?.trim() ?? '';
}

if (!existsSync('.next/BUILD_ID')) throw new Error('there is no build; run `npm run build` first');
const wanted = process.argv.slice(2).join(' ').toLowerCase();
for (const [name, drill] of Object.entries(DRILLS).filter(([each]) => each.toLowerCase().includes(wanted))) {
  console.log(`\n${name}\n  promise: ${promiseOf(name)}`);
  const report = new Report();
  try {
    await drill(report);
  } catch (error) {
    if (!(error instanceof CannotCause)) report.check(String(error), false);
    else {
      console.log(`  not tried: ${error.message}`);
      process.exitCode ??= 2;
    }
  }
  for (const line of report.lines) console.log(`  ${line}`);
  if (report.isBroken) process.exitCode = 1;
}
