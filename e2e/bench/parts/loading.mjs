import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../browser';
import { startSite } from '../../support/site';
import { pagesToMeasure } from '../pages.mjs';
import { RUNS } from '../runs.mjs';
import { record, scriptTime, tasksOf, toTime, workOfThread } from '../trace.mjs';

/** How much slower a phone is thought to be than this machine. */
const SLOWER = 4;
const BUDGET_MS = 50;
/** A page has come to life by then. */
const REST_MS = 2_000;
const SCREEN = { width: 412, height: 823 };

/**
 * The longest task of each visit to a page, and the longest that scripts run in one: milliseconds of a slow phone’s
 * processor. No inspector looks into the page, as it would through Playwright: with one, the source of whatever makes an
 * error is read once more, and React makes five as it starts.
 *
 * @param {import('@playwright/test').CDPSession} browser @param {string} url
 */
async function visitOften(browser, url) {
  // One record of all visits: the browser takes five seconds to end one.
  const events = await record(browser, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { browserContextId } = await browser.send('Target.createBrowserContext');
      await browser.send('Target.createTarget', { url, browserContextId, ...SCREEN });
      await wait(REST_MS);
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    }
  });
  const parsed = events.filter(({ name, args }) => name === 'ParseHTML' && args.beginData?.url?.startsWith(url));
  const pages = new Map(parsed.map((event) => [event.pid, event]));
  if (pages.size !== RUNS) throw new Error(`${url} came ${pages.size} times`);
  return Array.from(pages.values(), (page) => longestOf(workOfThread(events, page)));
}

/** @param {import('../trace.mjs').TraceEvent[]} work of a thread */
function longestOf(work) {
  const tasks = tasksOf(work);
  const scriptTimes = tasks.map((task) =>
    scriptTime(work.filter(({ ts }) => ts >= task.ts && ts < task.ts + task.dur)),
  );
  return { all: Math.max(...tasks.map(toTime)) * SLOWER, scripts: Math.max(...scriptTimes) * SLOWER };
}

/** How long visitors of a slow phone cannot be heard while a page loads: by its scripts, and by all the browser does. */
export async function measure() {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--force-device-scale-factor=1.75', '--disable-background-networking'],
  });
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  try {
    const session = await browser.newBrowserCDPSession();
    for (const { name, path } of pagesToMeasure()) {
      await site.ask(path);
      const visits = await visitOften(session, site.origin + path);
      const toMeasure = (/** @type {'all' | 'scripts'} */ part) => visits.map((times) => times[part]);
      measures.push(
        {
          name: `${name}, longest scripts in a task`,
          values: toMeasure('scripts'),
          unit: 'ms',
          budget: BUDGET_MS,
        },
        { name: `${name}, longest task`, values: toMeasure('all'), unit: 'ms', budget: BUDGET_MS },
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return measures;
}
