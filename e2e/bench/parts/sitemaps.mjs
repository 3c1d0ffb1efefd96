import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../../support/site';
import { entriesOf } from '../../support/sitemap';
import { startLargeProvider } from '../largeProvider.mjs';
import { memoryMB } from '../process.mjs';

const ARTICLES = 100_000;
/** The walk asks ten times a second at most, for a hundred articles each. */
const WALK_MS = 600_000;
const SAMPLE_MS = 500;
/** Megabytes above an idle site, and milliseconds to the first byte once they are written. */
const MOST_GROWTH = 150;
const FIRST_BYTE = 1_000;

/** @param {string} origin @param {string} path @returns {Promise<{ text: string, ms: number }>} to the first byte */
async function read(origin, path) {
  const started = performance.now();
  const response = await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'gzip' } });
  const ms = performance.now() - started;
  return { text: await response.text(), ms };
}

/** What the sitemaps of a large provider cost: the walk, its memory, and who asks afterwards. */
export async function measure() {
  const provider = await startLargeProvider(ARTICLES);
  const site = await startSite({ apiHost: provider.origin });
  try {
    await read(site.origin, '/');
    await wait(5_000);
    const idle = memoryMB(site.pid);
    let most = idle;
    const started = Date.now();
    const indexed = async () => entriesOf((await read(site.origin, '/sitemap.xml')).text, 'sitemap');
    let index = await indexed();
    // The two of the site's own pages stand at once.
    while (index.length <= 2) {
      if (Date.now() - started > WALK_MS) throw new Error('the sitemaps were not written');
      await wait(SAMPLE_MS);
      most = Math.max(most, memoryMB(site.pid));
      index = await indexed();
    }
    const seconds = (Date.now() - started) / 1_000;
    const answers = [];
    for (const { address } of index) {
      answers.push(await read(site.origin, new URL(address).pathname));
      most = Math.max(most, memoryMB(site.pid));
    }
    const listed = answers.reduce((sum, { text }) => sum + entriesOf(text, 'url').length, 0);
    return [
      { name: `walk, ${ARTICLES} articles`, values: [seconds], unit: 's' },
      { name: 'memory above idle', values: [most - idle], unit: 'MB', budget: MOST_GROWTH },
      {
        name: 'slowest first byte',
        values: [Math.max(...answers.map(({ ms }) => ms))],
        unit: 'ms',
        budget: FIRST_BYTE,
      },
      { name: 'addresses listed', values: [listed], unit: '', floor: 2 * 0.99 * ARTICLES },
    ];
  } finally {
    await site.stop();
    provider.stop();
  }
}
