import { devices } from '@playwright/test';
import { type Bounds, PAGE_BUDGETS, type PageBudget, pageKindOf } from '../budgets';
import { kindsOfPage } from '../support/addresses';
import { expect, test } from '../support/test';
import { weigh } from '../support/weigh';
import { LANGUAGES } from '../support/words';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 412, height: 823 } });

for (const language of LANGUAGES) {
  for (const [name, path] of Object.entries(kindsOfPage('shipped', language))) {
    test(`a first visit stays within its budget: ${name}, ${language}`, async ({ page }) => {
      const weight = await weigh(page, path);
      const budget = PAGE_BUDGETS[pageKindOf(name)];
      for (const [key, { floor, ceiling }] of Object.entries(budget) as [keyof PageBudget, Bounds][]) {
        expect.soft(weight[key], `${key}, budget ${ceiling}`).toBeLessThanOrEqual(ceiling);
        expect.soft(weight[key], `${key}, floor ${floor}`).toBeGreaterThanOrEqual(floor);
      }
      expect(weight.otherHosts).toEqual([]);
    });
  }
}
