import { pagePaths } from '../support/addresses';
import { connectionTest } from '../support/connectionTest';
import { MESSAGES } from '../support/messages';
import { DESKTOP, PHONE } from '../support/screens';
import { expectShiftBelow, recordShifts, slowDown } from '../support/shifts';
import { expect, openHydrated, test } from '../support/test';

/** The sum of layout shifts while the document arrives slowly; the bound of Web Vitals for a good page. */
const MAX_SHIFT_WHILE_LOADING = 0.1;

/** Those with the most above the fold that could move: pictures, filters, maps, notes and tools. */
const MOVABLE = ['home', 'subcategoryArticle', 'events', 'map', 'residentCard', 'visitorsInfo', 'plan'] as const;

for (const kind of MOVABLE) {
  connectionTest(`shifts hardly while its document loads slowly: ${kind}`, async ({ page, connection }) => {
    connection.isSlow = true;
    await recordShifts(page);
    await page.setViewportSize(PHONE);
    await page.goto(pagePaths('shipped', 'sr')[kind]);
    await expectShiftBelow(page, MAX_SHIFT_WHILE_LOADING);
  });
}

test('shifts nothing when the carousel starts', async ({ page }) => {
  await page.clock.install();
  await slowDown(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/');
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('button', { name: MESSAGES.en.Carousel.next })).toBeVisible();
    await expectShiftBelow(page);
  }
});
