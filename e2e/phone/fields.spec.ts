import { kindsOfPage } from '../support/addresses';
import { expect, settle, test } from '../support/test';

/** iOS zooms into a field with smaller text. */
const LEAST_PX = 16;

for (const [kind, path] of Object.entries(kindsOfPage('shipped', 'sr'))) {
  test(`the text of every field is large enough not to be zoomed into: ${kind}`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    const small = await page.locator('input:not([type="hidden"]), select, textarea').evaluateAll(
      (fields, least) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
          .map((field) => field.outerHTML),
      LEAST_PX,
    );
    expect(small).toEqual([]);
  });
}
