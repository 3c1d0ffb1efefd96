import { kindsOfPage } from '../../support/addresses';
import { startSite } from '../../support/site';
import { abreast } from '../abreast.mjs';
import { cpuEach } from '../process.mjs';
import { often } from '../runs.mjs';

const REQUESTS = 500;
const ABREAST = 4;

/** Processor time of the server for a page it keeps. */
export async function measure() {
  const site = await startSite();
  const { home = '/', article = '/', 'all news': list = '/', legal = '/' } = kindsOfPage('shipped', 'en');
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  try {
    for (const [name, path] of Object.entries({ home, list, article, text: legal })) {
      const ask = () =>
        abreast(Array(REQUESTS).keys(), ABREAST, async () => {
          await site.ask(path, { 'accept-encoding': 'gzip' });
        });
      await ask();
      const values = await often(() => cpuEach(site.pid, REQUESTS, ask));
      measures.push({ name: `${name}, kept`, values, unit: 'µs' });
    }
  } finally {
    await site.stop();
  }
  return measures;
}
