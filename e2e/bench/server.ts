import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { SERVER } from '../budgets';
import { startReverseProxy } from '../deploy/reverseProxy';
import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { cpuMs, memoryMB } from '../support/processUsage';
import { startProvider } from '../support/provider';
import { type Site, startSite } from '../support/site';
import type { Source } from '../support/test';
import { load, servePlainFile } from './load';
import { median, REST_MS, repeat, withSite } from './measure';
import { SINGLE, singleRow, type Table } from './results';

const REQUESTS = 5_000;
const DYNAMIC_REQUESTS = 200;
const CONCURRENCY = 16;
const INDEX_SECONDS = 120;
const ARTICLES = { stories: 4_000, news: 4_000, events: 2_000 };

type Rows = Table['rows'];

async function timeOfStart(siteUrl: string): Promise<number> {
  const started = performance.now();
  // Like `npm start`: with the cache of compiled code, and without the movable clock of the tests.
  const variables = { NODE_OPTIONS: '', NODE_COMPILE_CACHE: '.next/compiled' };
  const site = await startSite({ firstPath: '/imprint', siteUrl, variables });
  const time = performance.now() - started;
  // Node writes its cache at a regular end only.
  await site.terminate();
  return time;
}

/** For a site that renders the page for the first time, and for one that has cached it before a restart. */
async function firstResponse(): Promise<Rows> {
  const runs = await repeat(async () => {
    const siteUrl = `http://start-${Date.now()}.example`;
    return { start: await timeOfStart(siteUrl), restart: await timeOfStart(siteUrl) };
  });
  const { firstResponseMs: atMost } = SERVER;
  return [
    singleRow('first response after the first start', 'ms', median(runs.map(({ start }) => start)), { atMost }),
    singleRow('first response after a restart', 'ms', median(runs.map(({ restart }) => restart)), { atMost }),
  ];
}

/** Requests per second and processor time of the cached home page. */
async function direct(site: Site): Promise<Rows> {
  await load(`${site.origin}/`);
  const runs = await repeat(async () => {
    const before = cpuMs(site.pid);
    const { requests, perSecond } = await load(`${site.origin}/`);
    return { perSecond, cpu: (cpuMs(site.pid) - before) / requests };
  });
  const cpu = median(runs.map((run) => run.cpu));
  return [
    singleRow('home, direct', 'requests/s', median(runs.map(({ perSecond }) => perSecond))),
    singleRow('home, processor time', 'ms/request', cpu, { atMost: SERVER.cpuMsPerPage }),
  ];
}

/** Pages made from a visitor's input, different each time. */
const DYNAMIC: Record<string, (number: number) => string> = {
  'search results': (number) => `/search?q=boat ${number}`,
  'tax sum': (number) => `/tax?adults=${1 + (number % 20)}&nights=${1 + Math.floor(number / 20)}`,
  'events of some days': (number) => `/events?from=2026-01-01&to=${2027 + number}-01-01`,
  'shared trip': (number) => `/my-trip?items=sea-gate.perast.x${number}`,
};

/** Processor time of pages that are rendered for each request. */
async function dynamicPages(site: Site): Promise<Rows> {
  const rows: Rows = [];
  for (const [name, pathOf] of Object.entries(DYNAMIC)) {
    const request = async (number: number) => site.request(encodeURI(pathOf(number)), { 'accept-encoding': 'gzip' });
    for (let number = 0; number < DYNAMIC_REQUESTS; number += 1) await request(number);
    const before = cpuMs(site.pid);
    for (let number = 0; number < DYNAMIC_REQUESTS; number += 1) await request(DYNAMIC_REQUESTS + number);
    const cpu = (cpuMs(site.pid) - before) / DYNAMIC_REQUESTS;
    rows.push(singleRow(`${name}, processor time`, 'ms/request', cpu, { atMost: SERVER.cpuMsPerDynamicPage }));
  }
  return rows;
}

/** The home page behind nginx and a plain file of the same bytes, alternately. */
async function behindNginx(site: Site): Promise<Rows> {
  const proxy = await startReverseProxy([Number(new URL(site.origin).port)]);
  const { bytes } = await proxy.request('/', { 'accept-encoding': 'gzip' });
  const file = await servePlainFile(bytes);
  const runs = await repeat(async () => ({ proxy: await load(`${proxy.origin}/`), file: await load(file.url) }));
  await file.stop();
  await proxy.stop();
  const behind = median(runs.map((run) => run.proxy.perSecond));
  const plain = median(runs.map((run) => run.file.perSecond));
  return [
    singleRow('home, behind nginx', 'requests/s', behind),
    singleRow('a plain file of nginx', 'requests/s', plain),
    singleRow('share of the plain file', '', behind / plain, { atLeast: SERVER.shareOfPlainFile }),
  ];
}

const throughput = (): Promise<Rows> =>
  withSite(async (site) => [...(await direct(site)), ...(await dynamicPages(site)), ...(await behindNginx(site))]);

/** Memory before and after requests to every kind of page, every tenth to an unknown address. */
async function memoryOf(site: Site, source: Source): Promise<{ idle: number; after: number }> {
  const paths = [...Object.values(pagePaths(source, 'en')), ...Object.values(pagePaths(source, 'sr'))];
  await wait(REST_MS);
  const idle = memoryMB(site.pid);
  await pLimit(CONCURRENCY).map(Array(REQUESTS).keys(), async (number) => {
    const path = number % 10 === 0 ? `/see-and-do/article/x?id=unknown-${number}` : paths[number % paths.length];
    await site.request(path ?? '/', { 'accept-encoding': 'gzip' });
  });
  await wait(REST_MS);
  return { idle, after: memoryMB(site.pid) };
}

/** Memory of a site on a provider with 10,000 articles, once its search has them all. */
async function memoryOfLargeSite(): Promise<{ idle: number; after: number }> {
  const provider = await startProvider(ARTICLES);
  const site = await startSite({ apiHost: provider.origin });
  const isIndexed = async () =>
    !(await site.request('/search?q=lantern')).text.includes(MESSAGES.en.SearchPage.incomplete);
  try {
    for (let second = 0; !(await isIndexed()); second += 1) {
      if (second > INDEX_SECONDS) throw new Error('the search has not indexed the articles');
      await wait(1_000);
    }
    return await memoryOf(site, 'remote');
  } finally {
    await site.stop();
    await provider.stop();
  }
}

async function memory(): Promise<Rows> {
  const runs = await repeat(() => withSite((site) => memoryOf(site, 'shipped')));
  const large = await memoryOfLargeSite();
  const [idle, after] = [median(runs.map((run) => run.idle)), median(runs.map((run) => run.after))];
  const { idleMB, afterLoadMB, articlesMB } = SERVER;
  return [
    singleRow('memory, idle', 'MB', idle, { atMost: idleMB }),
    singleRow('memory after a load', 'MB', after, { atMost: afterLoadMB }),
    singleRow('10,000 articles: memory, idle', 'MB', large.idle, { atMost: idleMB }),
    singleRow('10,000 articles: memory after a load', 'MB', large.after, { atMost: after + articlesMB }),
  ];
}

export const server = async (): Promise<Table> => ({
  note: 'Cached pages, gzip. 10,000 articles are measured once.',
  columns: SINGLE,
  rows: [...(await firstResponse()), ...(await throughput()), ...(await memory())],
});
