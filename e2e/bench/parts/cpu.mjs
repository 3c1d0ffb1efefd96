import { kindsOfPage } from '../../support/addresses';
import { ask } from '../../support/http';
import { startSite } from '../../support/site';
import { abreast } from '../abreast.mjs';
import { startBarePage } from '../barePage.mjs';
import { cpuEach } from '../process.mjs';
import { RUNS } from '../runs.mjs';

const REQUESTS = 500;
const ABREAST = 4;
/** Times the bare page. */
const MOST = 1.15;

/** Processor time of a server for a page it keeps: of this site, and beside it for a page with nothing on it. */
export async function measure() {
  const bare = await startBarePage();
  const site = await startSite();
  const { home = '/', article = '/', 'all news': list = '/', legal: text = '/' } = kindsOfPage('shipped', 'en');
  const pages = [
    { name: 'bare page', server: bare, path: '/', values: [0] },
    ...Object.entries({ home, list, article, text }).map(([name, path]) => ({ name, server: site, path, values: [0] })),
  ];
  try {
    // The first round is for warmth. One page after the other in each, so that a slow minute slows them all.
    for (let round = 0; round <= RUNS; round += 1) {
      for (const { server, path, values } of pages) {
        const askOften = () =>
          abreast(Array(REQUESTS).keys(), ABREAST, async () => {
            await ask(server.origin, path, { headers: { 'accept-encoding': 'gzip' } });
          });
        values[round] = await cpuEach(server.pid, REQUESTS, askOften);
      }
    }
  } finally {
    await site.stop();
    bare.stop();
  }
  const [least, ...ours] = pages.map(({ name, values }) => ({ name, values: values.slice(1) }));
  return [
    ...(least ? [{ ...least, unit: 'µs' }] : []),
    ...ours.flatMap(({ name, values }) => [
      { name: `${name}, kept`, values, unit: 'µs' },
      {
        name: `${name}, times the bare page`,
        values: values.map((value, round) => value / (least?.values[round] ?? 1)),
        unit: '',
        budget: MOST,
      },
    ]),
  ];
}
