import { kindsOfPage, LAYOUTS } from '../support/addresses';
import { openLine } from '../support/line';
import { PHONE, SCREEN } from '../support/screens';
import { recordShifts, shiftsWhileReading, slowDown } from '../support/shifts';
import { expect, settle, test } from '../support/test';
import { WORDS } from '../support/words';

/** Layout shift that web fonts may cause when they replace their fallbacks. */
const MAX_SHIFT = 0.02;

/** The same while the document itself arrives slowly; the bound of Web Vitals for a good page. */
const MAX_SHIFT_WHILE_LOADING = 0.1;

function expectShiftBelow(shifts: Window['shifts'], width: number, max = MAX_SHIFT): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${width} pixels wide: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(max);
}

const VISITS = [
  { viewport: PHONE, addresses: kindsOfPage('shipped', 'sr') },
  { viewport: SCREEN, addresses: kindsOfPage('shipped', 'en') },
];

for (const kind of LAYOUTS) {
  test(`shifts hardly while fonts and pictures load: ${kind}`, async ({ page }) => {
    test.setTimeout(60_000);
    await slowDown(page);
    for (const { viewport, addresses } of VISITS) {
      const path = addresses[kind];
      if (!path) continue;
      await page.setViewportSize(viewport);
      await page.goto(path);
      expectShiftBelow(await shiftsWhileReading(page), viewport.width);
    }
  });
}

for (const kind of LAYOUTS) {
  test(`shifts hardly while its document loads slowly: ${kind}`, async ({ page, origin }) => {
    test.setTimeout(60_000);
    const line = await openLine(origin);
    line.trickle();
    await recordShifts(page);
    await page.setViewportSize(PHONE);
    await page.goto(`${line.origin}${kindsOfPage('shipped', 'sr')[kind]}`);
    expectShiftBelow(await page.evaluate(() => window.shifts), PHONE.width, MAX_SHIFT_WHILE_LOADING);
    await line.close();
  });
}

test('shifts nothing when the carousel starts', async ({ page }) => {
  await page.clock.install();
  await slowDown(page);
  for (const viewport of [PHONE, SCREEN]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await settle(page);
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('button', { name: WORDS.en.Carousel.next })).toBeVisible();
    expectShiftBelow(await page.evaluate(() => window.shifts), viewport.width);
  }
});
