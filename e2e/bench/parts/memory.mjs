import { setTimeout as wait } from 'node:timers/promises';
import { kindsOfPage } from '../../support/addresses';
import { startSite } from '../../support/site';
import { abreast } from '../abreast.mjs';
import { memoryMB } from '../process.mjs';
import { RUNS } from '../runs.mjs';

const REQUESTS = 5_000;
const ABREAST = 16;
/** Memory that is free again shows only after a while. */
const REST_MS = 10_000;
const IDLE_MB = 180;
const AFTER_MB = 350;

/** Memory of the server: idle, at its peak and after a load of every kind of page, unknown ones among them. */
export async function measure() {
  /** @type {Record<'idle' | 'during' | 'after', number[]>} */
  const values = { idle: [], during: [], after: [] };
  const paths = [...Object.values(kindsOfPage('shipped', 'en')), ...Object.values(kindsOfPage('shipped', 'sr'))];
  for (let run = 0; run < RUNS; run += 1) {
    const site = await startSite();
    try {
      await wait(REST_MS);
      values.idle.push(memoryMB(site.pid));
      await abreast(Array(REQUESTS).keys(), ABREAST, async (number) => {
        const path = number % 10 === 0 ? `/see-and-do/article/x?id=unknown-${number}` : paths[number % paths.length];
        await site.ask(path ?? '/', { 'accept-encoding': 'gzip' });
      });
      values.during.push(memoryMB(site.pid));
      await wait(REST_MS);
      values.after.push(memoryMB(site.pid));
    } finally {
      await site.stop();
    }
  }
  return [
    { name: 'idle', values: values.idle, unit: 'MB', budget: IDLE_MB },
    { name: 'at the end of a load', values: values.during, unit: 'MB', budget: AFTER_MB },
    { name: 'after it', values: values.after, unit: 'MB', budget: AFTER_MB },
  ];
}
