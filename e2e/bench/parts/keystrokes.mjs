import { chromium } from '@playwright/test';
import { findBrowser } from '../../browser';
import { startSite } from '../../support/site';
import { FRAME_MS, measureKeystroke, quantile } from '../keystroke.mjs';
import { often } from '../runs.mjs';

/** How much slower a phone is thought to be than this machine. */
const SLOWER = 4;
/** Of so many keystrokes the dearest are told. */
const SHARE = 0.95;
const PAUSE_MS = 200;
/** What comes with the dialog has come by then. */
const REST_MS = 1_000;

/** The processor is a phone’s, and so is the screen. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const QUERIES = {
  en: ['our lady of the rocks', 'tourist tax', 'cathedrel', 'where is the bus station'],
  sr: ['gospa od škrpjela', 'boravišna taksa', 'tvrdjava', 'шкрпјела'],
};

/** Each query letter by letter, then taken back. */
const toKeys = (/** @type {string} */ query) => [...query, ...Array.from(query, () => 'Backspace')];

/** @typedef {import('@playwright/test').Page} Page */

/** The search, with nothing typed yet. @param {Page} page @param {string} origin @param {string} language */
async function openSearch(page, origin, language) {
  await page.goto(`${origin}/tax?lang=${language}`, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.locator('dialog[open] nav a').first().waitFor();
}

/** A field on a page with nothing else: what a letter costs whatever a site does. @param {Page} page */
async function openBareField(page) {
  await page.setContent('<input type="search" style="font:1.25rem sans-serif">');
  await page.locator('input').focus();
}

/**
 * One visit: what each keystroke costs.
 *
 * @param {Page} page @param {(page: Page) => Promise<void>} open @param {string[]} queries
 */
async function visit(page, open, queries) {
  const session = await page.context().newCDPSession(page);
  await open(page);
  await page.waitForTimeout(REST_MS);
  const costs = [];
  for (const key of queries.flatMap(toKeys)) {
    const type = async () => {
      await (key === 'Backspace' ? page.keyboard.press(key) : page.keyboard.insertText(key));
      await page.waitForTimeout(PAUSE_MS);
    };
    costs.push(await measureKeystroke(session, type));
  }
  return costs;
}

/**
 * What a keystroke in the search costs on a slow phone: the processor’s time on the page’s main thread, for the letter
 * and its frame, and for what it finds and the frame that shows that. A field with nothing around it says what of that
 * is the browser’s own.
 */
export async function measure() {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  /** @param {(page: Page) => Promise<void>} open @param {string[]} queries */
  const visitOften = (open, queries) =>
    often(async () => {
      const page = await browser.newPage(PHONE);
      const costs = await visit(page, open, queries);
      await page.close();
      return costs;
    });
  try {
    /** @param {import('../keystroke.mjs').Cost[][]} visits @param {'letter' | 'results'} part */
    const dearest = (visits, part) =>
      visits.map((costs) =>
        quantile(
          costs.map((cost) => cost[part] * SLOWER),
          SHARE,
        ),
      );
    const bare = await visitOften(openBareField, QUERIES.en);
    measures.push({ name: 'bare field, letter, 19 of 20 within', values: dearest(bare, 'letter'), unit: 'ms' });
    for (const [language, queries] of Object.entries(QUERIES)) {
      const visits = await visitOften((page) => openSearch(page, site.origin, language), queries);
      measures.push(
        {
          name: `search ${language}, letter, 19 of 20 within`,
          values: dearest(visits, 'letter'),
          unit: 'ms',
          budget: FRAME_MS,
        },
        {
          name: `search ${language}, what it finds, 19 of 20 within`,
          values: dearest(visits, 'results'),
          unit: 'ms',
          budget: FRAME_MS,
        },
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return measures;
}
