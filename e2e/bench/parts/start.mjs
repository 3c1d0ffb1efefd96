import { startSite } from '../../support/site';
import { RUNS } from '../runs.mjs';

/** The first answer within a second of the start. */
const BUDGET_MS = 1_000;

/** How long the site takes from its start to its first pages: one of every site, and the one that takes longest. */
export async function measure() {
  /** @type {number[]} */
  const text = [];
  /** @type {number[]} */
  const home = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    const site = await startSite({ firstPath: '/imprint' });
    try {
      text.push(performance.now() - started);
      await site.ask('/');
      home.push(performance.now() - started);
    } finally {
      await site.stop();
    }
  }
  return [
    { name: 'first answer', values: text, unit: 'ms', budget: BUDGET_MS },
    { name: 'the home page after it', values: home, unit: 'ms' },
  ];
}
