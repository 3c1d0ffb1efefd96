import { devices } from '@playwright/test';
import {
  type Bounds,
  budgetOf,
  CARD,
  CSS,
  FONTS,
  HERO,
  HTML,
  JAVASCRIPT,
  REQUESTS_BEFORE_TEXT,
  UNUSED_CSS,
} from '../budgets';
import { kindsOfPage } from '../support/addresses';
import { expect, test } from '../support/test';
import { type Weight, weigh } from '../support/weigh';
import { LANGUAGES } from '../support/words';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 412, height: 823 } });

for (const language of LANGUAGES) {
  for (const [name, path] of Object.entries(kindsOfPage('shipped', language))) {
    test(`what a first visit of a page costs: ${name}, ${language}`, async ({ page, origin }) => {
      const kind = budgetOf(name);
      const weight = await weigh(page, origin, path);
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
}
