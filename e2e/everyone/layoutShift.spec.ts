import { kindsOfPage } from '../support/addresses';
import { PHONE, SCREEN } from '../support/screens';
import { shiftsWhileReading, slowDown } from '../support/shifts';
import { expect, test } from '../support/test';

for (const [language, viewport] of [
  ['sr', PHONE],
  ['en', SCREEN],
] as const) {
  test.describe(`fonts and pictures come late, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const [kind, path] of Object.entries(kindsOfPage('shipped', language))) {
      test(`nothing moves on ${kind}`, async ({ page }) => {
        await slowDown(page);
        await page.goto(path);
        expect(await shiftsWhileReading(page)).toEqual([]);
      });
    }
  });
}
