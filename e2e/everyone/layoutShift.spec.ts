import { kindsOfPage } from '../support/addresses';
import { PHONE, SCREEN } from '../support/screens';
import { shiftsWhileReading, slowDown } from '../support/shifts';
import { expect, test } from '../support/test';

const VISITS = [
  { viewport: PHONE, addresses: kindsOfPage('shipped', 'sr') },
  { viewport: SCREEN, addresses: kindsOfPage('shipped', 'en') },
];

for (const kind of new Set(VISITS.flatMap(({ addresses }) => Object.keys(addresses)))) {
  test(`nothing moves on ${kind} when fonts and pictures come late`, async ({ page }) => {
    test.setTimeout(60_000);
    await slowDown(page);
    for (const { viewport, addresses } of VISITS) {
      const path = addresses[kind];
      if (!path) continue;
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect.soft(await shiftsWhileReading(page), `${viewport.width} pixels wide`).toEqual([]);
    }
  });
}
