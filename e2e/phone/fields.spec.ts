import { kindsOfPage } from '../support/addresses';
import { expect, test } from '../support/test';

/** iOS zooms into a field with smaller text. */
const LEAST_PX = 16;

test('the text of every field is large enough not to be zoomed into', async ({ page }) => {
  test.setTimeout(60_000);
  let count = 0;
  for (const [kind, path] of Object.entries(kindsOfPage('shipped', 'sr'))) {
    await page.goto(path);
    const sizes = await page
      .locator('input:not([type="hidden"]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    count += sizes.length;
    expect(Math.min(LEAST_PX, ...sizes), kind).toBe(LEAST_PX);
  }
  expect(count).toBeGreaterThan(5);
});
