import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@/lib/server/http/listen.testUtils';
import { startRedis } from '../deploy/redis';
import { FAULTS } from '../provider/faults';
import type { Site } from '../support/site';
import { checkLoggedOnce, checkNoCrash, checkPages, checkReady, PAGES, type Report, waitUntil } from './checks';
import { fill, onDisk, running } from './sites';

const YEAR_SECONDS = 365 * 86_400;
const RECOVERY_MS = 60_000;

/** Two pages at a time are rendered anew; meanwhile the others are served as they are. */
const shows = async (site: Site, edition: string): Promise<boolean> =>
  (await site.request('/news')).text.includes(edition);

/** By the name they have in the runbook. */
export const DRILLS: { [name: string]: (report: Report) => Promise<void> } = {
  'disk full': (report) => onDisk(report, 'size=128k', fill, false),

  'disk read-only': (report) => onDisk(report, 'size=1m,ro', () => {}, false),

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
      provider.break('500');
      const last = await restart();
      await checkReady(report, last);
      await checkPages(report, last, 'restarted, provider down', [200, 503]);
      provider.mend();
      await wait(RECOVERY_MS / 10);
      await checkPages(report, last, 'provider up');
      checkNoCrash(report, last);
    }),

  'clock a year ahead': (report) =>
    running({}, async ({ provider, site, restart }) => {
      await checkPages(report, site, 'before');
      provider.break('500');
      await site.pass(YEAR_SECONDS);
      await checkPages(report, site, 'a year later, provider down');
      provider.mend();
      provider.publish('edition one');
      await site.pass(60);
      for (let round = 0; round < 2; round += 1) await checkPages(report, site, 'a year later, provider up');
      // From here on the page on the disk is dated in the future.
      report.check('pages are rendered again', await waitUntil(() => shows(site, 'edition one')));
      await site.stop();
      const later = await restart();
      provider.publish('edition two');
      await checkPages(report, later, 'clock right again');
      report.check('pages dated in the future are, too', await waitUntil(() => shows(later, 'edition two')));
      checkNoCrash(report, later);
    }),

  // Without the shifted clock of the tests, which opens a file.
  'few file descriptors': (report) =>
    running({ NODE_OPTIONS: '' }, async ({ site }) => {
      await checkPages(report, site, 'before');
      const open = readdirSync(`/proc/${site.pid}/fd`).length;
      execFileSync('prlimit', ['--pid', String(site.pid), `--nofile=${open + 10}:${open + 10}`]);
      const flood = Array.from({ length: 200 }, () =>
        site.request('/legal', { connection: 'close' }).then(
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
      await checkLoggedOnce(report, site, 'cache.down');
      redis.signal('SIGCONT');
      await checkLoggedOnce(report, site, 'cache.up');
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
      rmSync(join(root, '.next/cache'), { recursive: true, force: true });
      const second = await restart();
      await checkPages(report, second, `${keys.length} entries replaced by wrong bytes`);
      checkNoCrash(report, second);
    }).finally(redis.stop);
    const liar = createServer((socket) =>
      socket.on('data', () => socket.write('$-7\r\nHTTP/1.1 200\r\n')).on('error', () => {}),
    );
    const port = await listen(liar);
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
          provider.break(fleeting[round % fleeting.length] ?? '500');
          await wait(300);
          provider.mend();
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
