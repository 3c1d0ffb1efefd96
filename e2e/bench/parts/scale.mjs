import { setTimeout as wait } from 'node:timers/promises';
import { kindsOfPage } from '../../support/addresses';
import { startSite } from '../../support/site';
import { abreast } from '../abreast.mjs';
import { startLargeProvider } from '../largeProvider.mjs';
import { cpuEach, memoryMB } from '../process.mjs';
import { often } from '../runs.mjs';

/** Articles of the provider. */
const SIZES = (process.env.BENCH_SIZES ?? '100,1000,10000,100000').split(',').map(Number);
const REQUESTS = 200;
const ABREAST = 4;
const POLL_MS = 250;
/** Flat within this, from the smallest to the largest. */
const FLAT = 1.15;

/** Until then each search makes do with the fixed pages. @param {import('../../support/site').Site} site */
async function untilAllIsFound(site) {
  const isComplete = async () => JSON.parse((await site.ask('/search-index/v1/en.json')).text).isComplete;
  while (!(await isComplete())) await wait(POLL_MS);
}

/** What a page view costs the server, by how much the provider has. */
export async function measure() {
  const kinds = kindsOfPage('remote', 'en');
  const paths = {
    home: '/',
    list: kinds['all news'],
    article: kinds.article,
    category: kinds.category,
    sitemap: '/sitemap.xml',
    search: '/search?q=copper+lantern',
    'later page': `${kinds['all news']}?page=2`,
  };
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  /** @type {Map<string, number>} */
  const least = new Map();
  const add = (/** @type {string} */ name, /** @type {number} */ size, /** @type {number[]} */ values, unit = '') => {
    const budget = least.get(name);
    if (budget === undefined) least.set(name, Math.max(...values) * FLAT);
    measures.push({ name: `${name}, ${size} articles`, values, unit, ...(budget && { budget: Math.round(budget) }) });
  };
  for (const size of SIZES) {
    const provider = await startLargeProvider(size);
    const site = await startSite({ apiHost: provider.origin });
    try {
      await untilAllIsFound(site);
      const askFor = (/** @type {string} */ path) =>
        abreast(Array(REQUESTS).keys(), ABREAST, async () => {
          await site.ask(path, { 'accept-encoding': 'gzip' });
        });
      for (const [name, path = '/'] of Object.entries(paths)) {
        await askFor(path);
        add(name, size, await often(() => cpuEach(site.pid, REQUESTS, () => askFor(path))), 'µs');
      }
      const afterAll = async () => {
        for (const path of Object.values(paths)) await askFor(path ?? '/');
        return memoryMB(site.pid);
      };
      add('memory', size, await often(afterAll), 'MB');
    } finally {
      await site.stop();
      provider.stop();
    }
  }
  return measures;
}
