import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';
import { findBrowser } from '../../browser';
import { kindsOfPage } from '../../support/addresses';
import { startSite } from '../../support/site';
import { handMade } from '../handMade.mjs';
import { median } from '../median.mjs';
import { startPlainFiles } from '../plainFiles.mjs';
import { RUNS } from '../runs.mjs';

/** A phone on one bar of reception: 400 kbit a second, 400 ms to any answer. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** At most so many times what a page made by hand takes to show the same. */
const MOST = 1.15;
/** The largest paint has come when none came for so long. */
const REST_MS = 4_000;

const launch = async () =>
  chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

/** When a new visitor sees the first text of a page and its largest picture. @param {string} url */
async function paints(url) {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const browser = await launch();
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.addInitScript(() => {
      const painted = { largest: 0 };
      Object.assign(window, { painted });
      new PerformanceObserver((list) => {
        painted.largest = list.getEntries().at(-1)?.startTime ?? 0;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(REST_MS);
    return await page.evaluate(() => ({
      text: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: /** @type {{ painted: { largest: number } }} */ (/** @type {unknown} */ (window)).painted.largest,
    }));
  } finally {
    await browser.close();
  }
}

/** Home and an article on a really slow line, in turns with a page that shows the same made by hand. */
export async function measure() {
  const browser = await launch();
  const site = await startSite();
  const files = await startPlainFiles();
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  try {
    for (const [name, path] of [
      ['home', '/'],
      ['article', kindsOfPage('shipped', 'en').article ?? ''],
    ]) {
      await site.ask(path ?? '');
      const { html, picture } = await handMade(browser, site.origin, path ?? '', `/${name}.avif`);
      files.put(`packed/${name}`, gzipSync(html));
      files.put(`${name}.avif`, picture);
      /** @type {Record<'site' | 'hand', { text: number, largest: number }[]>} */
      const seen = { site: [], hand: [] };
      for (let run = 0; run < RUNS; run += 1) {
        seen.site.push(await paints(site.origin + path));
        seen.hand.push(await paints(`http://127.0.0.1:${files.port}/packed/${name}`));
      }
      for (const what of /** @type {const} */ (['text', 'largest'])) {
        const of = (/** @type {'site' | 'hand'} */ who) => seen[who].map((each) => each[what]);
        measures.push({ name: `${name}, ${what}`, values: of('site'), unit: 'ms' });
        measures.push({ name: `${name} by hand, ${what}`, values: of('hand'), unit: 'ms' });
        const times = [median(of('site')) / median(of('hand'))];
        measures.push({ name: `${name}, ${what}, times by hand`, values: times, unit: '', budget: MOST });
      }
    }
  } finally {
    await files.stop();
    await site.stop();
    await browser.close();
  }
  return measures;
}
