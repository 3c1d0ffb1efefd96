import { setTimeout as wait } from 'node:timers/promises';
import { SERVER } from '../budgets';
import { startFront } from '../deploy/front';
import { kindsOfPage } from '../support/addresses';
import { forEachConcurrently } from '../support/concurrently';
import { cpuMs, memoryMB } from '../support/processUsage';
import { startProvider } from '../support/provider';
import { type Site, startSite } from '../support/site';
import type { Source } from '../support/test';
import { WORDS } from '../support/words';
import { isInstalled, load, servePlainFile } from './load';
import { median, repeat, withSite } from './measure';
import { SINGLE, singleRow, type Table } from './results';

const REQUESTS = 5_000;
const CONCURRENCY = 16;
/** Freed memory shows after a while. */
const REST_MS = 10_000;
const INDEX_SECONDS = 120;
const ARTICLES = { stories: 4_000, news: 4_000, events: 2_000 };

type Rows = Table['rows'];

async function firstResponse(): Promise<Rows> {
  const times = await repeat(async () => {
    const started = performance.now();
    // Without the movable clock of the tests, which loads before the server.
    const site = await startSite({ firstPath: '/imprint', variables: { NODE_OPTIONS: '' } });
    const time = performance.now() - started;
    await site.stop();
    return time;
  });
  return [singleRow('first response after the start', 'ms', median(times), { atMost: SERVER.firstResponseMs })];
}

/** Requests per second and processor time of a cached page. */
async function direct(site: Site, name: string, path: string): Promise<Rows> {
  await load(site.origin + path);
  const runs = await repeat(async () => {
    const before = cpuMs(site.pid);
    const { requests, perSecond } = await load(site.origin + path);
    return { perSecond, cpu: (cpuMs(site.pid) - before) / requests };
  });
  const cpu = median(runs.map((run) => run.cpu));
  return [
    singleRow(`${name}, direct`, 'requests/s', median(runs.map(({ perSecond }) => perSecond))),
    singleRow(`${name}, processor time`, 'ms/request', cpu, { atMost: SERVER.cpuMsPerPage }),
  ];
}

/** The home page behind nginx beside a plain file of the same bytes, in turns. */
async function behindNginx(site: Site): Promise<Rows> {
  const front = await startFront([Number(new URL(site.origin).port)]);
  const { bytes } = await front.ask('/', { 'accept-encoding': 'gzip' });
  const file = await servePlainFile(bytes);
  const runs = await repeat(async () => ({ front: await load(`${front.origin}/`), file: await load(file.url) }));
  await file.stop();
  await front.stop();
  const behind = median(runs.map((run) => run.front.perSecond));
  const plain = median(runs.map((run) => run.file.perSecond));
  return [
    singleRow('home, behind nginx', 'requests/s', behind),
    singleRow('a plain file of nginx', 'requests/s', plain),
    singleRow('share of the plain file', '', behind / plain, { atLeast: SERVER.shareOfPlainFile }),
  ];
}

async function throughput(): Promise<Rows> {
  if (!isInstalled('wrk') || !isInstalled('nginx')) return [['throughput: not measured without nginx and wrk']];
  const { home = '/', article = '/' } = kindsOfPage('shipped', 'en');
  return withSite(async (site) => [
    ...(await direct(site, 'home', home)),
    ...(await direct(site, 'article', article)),
    ...(await behindNginx(site)),
  ]);
}

/** Memory before and after requests to every kind of page, every tenth to an unknown address. */
async function memoryOf(site: Site, source: Source): Promise<{ idle: number; after: number }> {
  const paths = [...Object.values(kindsOfPage(source, 'en')), ...Object.values(kindsOfPage(source, 'sr'))];
  await wait(REST_MS);
  const idle = memoryMB(site.pid);
  await forEachConcurrently(Array(REQUESTS).keys(), CONCURRENCY, async (number) => {
    const path = number % 10 === 0 ? `/see-and-do/article/x?id=unknown-${number}` : paths[number % paths.length];
    await site.ask(path ?? '/', { 'accept-encoding': 'gzip' });
  });
  await wait(REST_MS);
  const after = memoryMB(site.pid);
  await site.stop();
  return { idle, after };
}

/** Memory of a site on a provider with 10,000 articles, once the search has all of them. */
async function memoryOfLargeSite(): Promise<{ idle: number; after: number }> {
  const provider = await startProvider(ARTICLES);
  const site = await startSite({ apiHost: provider.origin });
  const isIndexed = async () => !(await site.ask('/search?q=lantern')).text.includes(WORDS.en.SearchPage.incomplete);
  for (let second = 0; second < INDEX_SECONDS && !(await isIndexed()); second += 1) await wait(1_000);
  return memoryOf(site, 'remote').finally(provider.stop);
}

async function memory(): Promise<Rows> {
  const runs = await repeat(async () => memoryOf(await startSite(), 'shipped'));
  const large = await memoryOfLargeSite();
  const [idle, after] = [median(runs.map((run) => run.idle)), median(runs.map((run) => run.after))];
  const { idleMB, afterLoadMB, articlesMB } = SERVER;
  return [
    singleRow('memory, idle', 'MB', idle, { atMost: idleMB }),
    singleRow('memory after a load', 'MB', after, { atMost: afterLoadMB }),
    singleRow('10,000 articles: memory, idle', 'MB', large.idle, { atMost: idle + articlesMB }),
    singleRow('10,000 articles: memory after a load', 'MB', large.after, { atMost: afterLoadMB }),
  ];
}

export const server = async (): Promise<Table> => ({
  note: 'Cached pages, gzip. 10,000 articles are measured once.',
  columns: SINGLE,
  rows: [...(await firstResponse()), ...(await throughput()), ...(await memory())],
});
