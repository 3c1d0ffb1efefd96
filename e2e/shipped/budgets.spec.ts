import { devices } from '@playwright/test';
import * as budgets from '../budgets.mjs';
import { kindsOfPage } from '../support/addresses';
import { expect, test } from '../support/test';
import { weigh } from '../support/weigh';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 });

const en = kindsOfPage('shipped', 'en');
const PAGES = { home: '/', list: en['all news'], article: en.article, text: en.legal };

for (const kind of ['home', 'list', 'article', 'text'] as const) {
  test(`what a first visit of a page costs: ${kind}`, async ({ page, origin }) => {
    const weight = await weigh(page, origin, PAGES[kind] ?? '/');
    console.log(kind, JSON.stringify(weight));
    const expectWithin = (what: keyof typeof weight, { floor, ceiling }: budgets.Bounds): void => {
      expect.soft(weight[what], what).toBeGreaterThanOrEqual(floor);
      expect.soft(weight[what], what).toBeLessThanOrEqual(ceiling);
    };
    expectWithin('framework', budgets.FRAMEWORK);
    expectWithin('javascript', budgets.JAVASCRIPT[kind]);
    expectWithin('html', budgets.HTML[kind]);
    expectWithin('css', budgets.CSS);
    expectWithin('fonts', budgets.FONTS);
    expectWithin('requestsBeforeText', budgets.REQUESTS_BEFORE_TEXT);
    if (kind !== 'text') expectWithin('hero', budgets.HERO);
    if (kind === 'home' || kind === 'list') expectWithin('card', budgets.CARD);
    expect(weight.otherHosts).toEqual([]);
  });
}
