import { devices } from '@playwright/test';
import {
  type Bounds,
  CARD,
  CSS,
  FONTS,
  HERO,
  HTML,
  JAVASCRIPT,
  REQUESTS_BEFORE_TEXT,
  UNUSED_CSS,
} from '../budgets.mjs';
import { kindsOfPage } from '../support/addresses';
import { expect, test } from '../support/test';
import { type Weight, weigh } from '../support/weigh';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 412, height: 823 } });

const { 'all news': list = '', article = '', legal = '' } = kindsOfPage('shipped', 'en');
const PAGES = { home: '/', list, article, text: legal };

for (const kind of ['home', 'list', 'article', 'text'] as const) {
  test(`what a first visit of a page costs: ${kind}`, async ({ page, origin }) => {
    const weight = await weigh(page, origin, PAGES[kind]);
    const expectWithin = (what: keyof Weight, { floor, ceiling }: Bounds): void => {
      expect.soft(weight[what], `${what}, budget ${ceiling}`).toBeLessThanOrEqual(ceiling);
      expect.soft(weight[what], `${what}, floor`).toBeGreaterThanOrEqual(floor);
    };
    expectWithin('javascript', JAVASCRIPT[kind]);
    expectWithin('html', HTML[kind]);
    expectWithin('css', CSS[kind]);
    expectWithin('unusedCss', UNUSED_CSS);
    expectWithin('fonts', FONTS);
    expectWithin('requestsBeforeText', REQUESTS_BEFORE_TEXT[kind]);
    if (kind !== 'text') expectWithin('hero', HERO[kind]);
    if (kind === 'home' || kind === 'list') expectWithin('card', CARD[kind]);
    expect(weight.otherHosts).toEqual([]);
  });
}
