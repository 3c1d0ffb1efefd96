// What a keystroke in the partner search costs with 1,000 partners, on a built site: `node e2e/bench/partnerSearch.mjs
// [port]`. Prints the processor time of the main thread for each keystroke (script, style, layout, paint) and the time to the next
// frame, at full speed and with the processor slowed down four times.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { startCrowdedSite } from './crowdedSite.mjs';

const PARTNERS = 1_000;
const QUERIES = ['popust 10', 'djardin', 'skaljari', 'kotor', 'zzz'];
/** Between keystrokes: longer than the pause after which the address follows. */
const PAUSE_MS = 450;
const SLOWDOWNS = [1, 4];

const median = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const summary = (/** @type {number[]} */ values) =>
  `median ${median(values).toFixed(1)}, max ${Math.max(...values).toFixed(1)} ms`;

/** Records what the main thread does until `stop`; then the milliseconds it worked, whole and by the longest task. */
async function record(/** @type {import('@playwright/test').CDPSession} */ session) {
  /** @type {{ name: string, tdur?: number, tid: number, pid: number, args: { name?: string, data?: object } }[]} */
  const events = [];
  const collect = (/** @type {{ value: object[] }} */ { value }) => events.push(.../** @type {any} */ (value));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    const typed = events.find(
      ({ name, args }) => name === 'EventDispatch' && /** @type {any} */ (args.data)?.type === 'keydown',
    );
    const tasks = events.filter(({ name, tid, pid }) => name === 'RunTask' && tid === typed?.tid && pid === typed?.pid);
    const times = tasks.map(({ tdur = 0 }) => tdur / 1_000);
    return { work: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) };
  };
}

async function measure(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {string} */ origin,
  /** @type {number} */ slowdown,
) {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/volim-kotor`, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const durations = /** @type {number[]} */ ([]);
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries()) if (name === 'keydown') durations.push(duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
  const field = page.getByRole('searchbox');
  // Where nothing in sight changes there is no next frame to wait for.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await field.focus();
  await page.waitForTimeout(1_000);

  const keys = QUERIES.flatMap((query) => [...query, ...Array.from({ length: query.length }, () => 'Backspace')]);
  const costs = [];
  for (const key of keys) {
    const stop = await record(session);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(PAUSE_MS);
    costs.push({ key, ...(await stop()) });
  }
  const slow = await page.evaluate(() => /** @type {any} */ (window).durations);
  console.log(`\n${slowdown}x slowdown, ${keys.length} keystrokes`);
  console.log(`main thread, all work: ${summary(costs.map(({ work }) => work))}`);
  console.log(`main thread, longest task: ${summary(costs.map(({ longest }) => longest))}`);
  console.log(`to the next frame: ${keys.length - slow.length} under 16 ms; the others ${slow.join(', ') || '–'} ms`);
  console.log(costs.map(({ key, work }) => `${key === 'Backspace' ? '<' : key} ${work.toFixed(0)}`).join('  '));
}

const site = await startCrowdedSite({ partners: PARTNERS, port: Number(process.argv[2] ?? 4390) });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const slowdown of SLOWDOWNS) {
    const page = await browser.newPage();
    await measure(page, site.origin, slowdown);
    await page.close();
  }
} finally {
  await browser.close();
  site.stop();
}
