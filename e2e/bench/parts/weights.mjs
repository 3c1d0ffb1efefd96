import { chromium, devices } from '@playwright/test';
import { findBrowser } from '../../browser';
import { budgetOf, CARD, CSS, FONTS, HERO, HTML, JAVASCRIPT, REQUESTS_BEFORE_TEXT } from '../../budgets';
import { startSite } from '../../support/site';
import { weigh } from '../../support/weigh';
import { pagesToMeasure } from '../pages.mjs';

/** Bytes on the wire of every kind of page in both languages, as a new visitor with a phone gets it. */
export async function measure() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  /** @type {import('../bench.mjs').Measure[]} */
  const measures = [];
  try {
    for (const { kind: page, name, path } of pagesToMeasure()) {
      const kind = budgetOf(page);
      const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 }, baseURL: site.origin };
      const context = await browser.newContext(phone);
      const weight = await weigh(await context.newPage(), site.origin, path);
      await context.close();
      /** @param {string} what @param {number} value @param {import('../../budgets').Bounds} bounds */
      const bytes = (what, value, { ceiling }) =>
        measures.push({ name: `${name}, ${what}`, values: [value], unit: 'B', budget: ceiling });
      bytes('HTML', weight.html, HTML[kind]);
      bytes('scripts beyond the framework', weight.javascript, JAVASCRIPT[kind]);
      bytes('styles', weight.css, CSS[kind]);
      measures.push({
        name: `${name}, unused styles`,
        values: [weight.unusedCss],
        unit: '%',
        budget: 20,
      });
      bytes('fonts', weight.fonts, FONTS);
      if (kind !== 'text') bytes('first picture', weight.hero, HERO[kind]);
      if (kind === 'home' || kind === 'list') bytes('largest card', weight.card, CARD[kind]);
      measures.push({
        name: `${name}, requests before text`,
        values: [weight.requestsBeforeText],
        unit: '',
        budget: REQUESTS_BEFORE_TEXT[kind].ceiling,
      });
      measures.push({ name: `${name}, hydration data`, values: [weight.hydrationData], unit: 'B' });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return measures;
}
