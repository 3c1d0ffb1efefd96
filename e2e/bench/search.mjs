// How much a keystroke in the search costs on a processor four times slower than this one: the processor’s time on the
// page’s main thread, four times over, for the letter and its frame, and for what it finds and the frame that shows that:
// each must be under 16 ms. `node e2e/bench/search.mjs http://localhost:3000`, with the site running. No test: figures
// depend on the machine.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { measureKeystroke, report } from './keystroke.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';
const SLOWER = 4;
const VISITS = 3;
const PAUSE_MS = 200;

/** The processor is a phone’s, and so is the screen. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const QUERIES = {
  en: ['our lady of the rocks', 'tourist tax', 'cathedrel', 'where is the bus station'],
  sr: ['gospa od škrpjela', 'boravišna taksa', 'tvrdjava', 'шкрпјела'],
};

/** Each query letter by letter, then taken back. */
const toKeys = (/** @type {string} */ query) => [...query, ...Array.from(query, () => 'Backspace')];

/** @typedef {import('@playwright/test').Page} Page */

/** The search, with nothing typed yet. @param {Page} page @param {string} language */
async function openSearch(page, language) {
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
 * @param {Page} page @param {(page: Page) => Promise<void>} open @param {string[]} keys
 */
async function visit(page, open, keys) {
  const session = await page.context().newCDPSession(page);
  await open(page);
  await page.waitForTimeout(1_000);
  const costs = [];
  for (const key of keys) {
    const type = async () => {
      await (key === 'Backspace' ? page.keyboard.press(key) : page.keyboard.insertText(key));
      await page.waitForTimeout(PAUSE_MS);
    };
    costs.push(await measureKeystroke(session, type));
  }
  return costs;
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  /** @type {[name: string, open: (page: Page) => Promise<void>, queries: string[]][]} */
  const fields = [['a bare field', openBareField, QUERIES.en]];
  for (const [language, queries] of Object.entries(QUERIES)) {
    fields.push([`search, ${language}`, (page) => openSearch(page, language), queries]);
  }
  for (const [name, open, queries] of fields) {
    const keys = queries.flatMap(toKeys);
    /** @type {import('./keystroke.mjs').Cost[][]} */
    const visits = [];
    for (let count = 0; count < VISITS; count += 1) {
      const page = await browser.newPage(PHONE);
      visits.push(await visit(page, open, keys));
      await page.close();
    }
    console.log(name);
    report(keys, visits, { slower: SLOWER });
  }
} finally {
  await browser.close();
}
