import { kindsOfPage } from '../support/addresses';
import { PHONE, SCREEN } from '../support/screens';
import { shiftsWhileReading, slowDown } from '../support/shifts';
import { expect, test } from '../support/test';
import { WORDS } from '../support/words';

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

test('nothing moves when the carousel begins to', async ({ page }) => {
  await slowDown(page);
  for (const viewport of [PHONE, SCREEN]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('button', { name: WORDS.en.Carousel.next })).toBeVisible();
    expect.soft(await page.evaluate(() => window.shifts), `${viewport.width} pixels wide`).toEqual([]);
  }
});
