import type { Browser } from '@playwright/test';
import { SLOW_NETWORK } from '../budgets';
import { pagePaths } from '../support/addresses';
import { serveHandMade } from './handMade';
import { median, PIXEL_7, repeat, withSite } from './measure';
import type { Measure, Table } from './results';

const { firstText, largestPaint } = SLOW_NETWORK;

/** 400 kbit/s, 400 ms. */
const CONDITIONS = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** After the load event; a larger paint may still follow. */
const SETTLE_MS = 4_000;

/** In a page: when the first text and the largest picture were painted, in milliseconds. */
async function readPaints() {
  const largest = await new Promise<number | undefined>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  );
  return { text: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, largest };
}

/** When a first visitor sees the first text and the largest picture, in milliseconds. */
async function measurePaints(browser: Browser, url: string) {
  const context = await browser.newContext(PIXEL_7);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', CONDITIONS);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  const paints = await page.evaluate(readPaints);
  await context.close();
  return paints;
}

/** Paints on a slow network, alternating with those of the same content written by hand. */
export const slowNetwork = (): Promise<Table> =>
  withSite(async (site, browser) => {
    const { home, article } = pagePaths('shipped', 'en');
    const rows: Table['rows'] = [];
    for (const [name, path] of Object.entries({ home, article })) {
      const url = site.origin + path;
      await site.request(path);
      const handMade = await serveHandMade(browser, url);
      const runs = await repeat(async () => ({
        site: await measurePaints(browser, url),
        handMade: await measurePaints(browser, handMade.url),
      }));
      handMade.stop();
      const compare = (paint: 'text' | 'largest', atMost: number): Measure[] => {
        const value = median(runs.map((run) => run.site[paint] ?? Number.NaN));
        const base = median(runs.map((run) => run.handMade[paint] ?? Number.NaN));
        return [{ value }, { value: base }, { value: value / base, atMost }];
      };
      rows.push([name, ...compare('text', firstText), ...compare('largest', largestPaint)]);
    }
    const note = `400 kbit/s and 400 ms, applied; milliseconds, beside the same content written by hand. Ratios at most ${firstText} and ${largestPaint}.`;
    return { note, columns: ['page', 'text', 'by hand', 'ratio', 'largest paint', 'by hand', 'ratio'], rows };
  });
