import { gzipSync } from 'node:zlib';
import { devices } from '@playwright/test';
import { LANGUAGES } from '@/lib/i18n/language';
import { type Bounds, budgetOf, type PageBudget } from '../budgets';
import { LAYOUTS, namedPages, pagePaths } from '../support/addresses';
import { sendRequest } from '../support/http';
import { measurePageWeight } from '../support/pageWeight';
import { PIXEL } from '../support/screens';
import { expect, test } from '../support/test';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: PIXEL });

function expectWithin({ floor, ceiling }: Bounds, value: number, what: string): void {
  expect.soft(value, `${what}, budget ${ceiling}`).toBeLessThanOrEqual(ceiling);
  expect.soft(value, `${what}, floor ${floor}`).toBeGreaterThanOrEqual(floor);
}

for (const name of LAYOUTS) {
  test(`stays within the budget of a first visit: ${name}`, async ({ page }) => {
    const weight = await measurePageWeight(page, pagePaths('shipped', 'sr')[name]);
    for (const [key, bounds] of Object.entries(budgetOf(name)) as [keyof PageBudget, Bounds][]) {
      expectWithin(bounds, weight[key], key);
    }
    expect(weight.otherHosts).toEqual([]);
  });
}

// Scripts, styles, fonts and pictures are those of one layout; Montenegrin pages load one font more.
test('stays within the budget of the document on every page', async ({ origin }) => {
  for (const language of LANGUAGES) {
    for (const [name, path] of namedPages('shipped', language)) {
      const { bytes } = await sendRequest(origin, path);
      expectWithin(budgetOf(name).html, gzipSync(bytes).length, path);
    }
  }
});
