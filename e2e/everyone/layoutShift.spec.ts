import { kindsOfPage } from '../support/addresses';
import { openLine } from '../support/line';
import { PHONE, SCREEN } from '../support/screens';
import { noteShifts, shiftsWhileReading, slowDown } from '../support/shifts';
import { expect, test } from '../support/test';
import { WORDS } from '../support/words';

/** What the web fonts may move on a page when they replace their fallbacks. */
const MAX_SHIFT = 0.02;

/** The same while a page arrives in pieces of a few bytes, which no real connection does: Web Vitals call it good. */
const MAX_SHIFT_IN_PIECES = 0.1;

function expectStill(shifts: Window['shifts'], width: number, most = MAX_SHIFT): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${width} pixels wide: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}

const VISITS = [
  { viewport: PHONE, addresses: kindsOfPage('shipped', 'sr') },
  { viewport: SCREEN, addresses: kindsOfPage('shipped', 'en') },
];

for (const kind of new Set(VISITS.flatMap(({ addresses }) => Object.keys(addresses)))) {
  test(`hardly anything moves on ${kind} when fonts and pictures come late`, async ({ page }) => {
    test.setTimeout(60_000);
    await slowDown(page);
    for (const { viewport, addresses } of VISITS) {
      const path = addresses[kind];
      if (!path) continue;
      await page.setViewportSize(viewport);
      await page.goto(path);
      expectStill(await shiftsWhileReading(page), viewport.width);
    }
  });
}

for (const [kind, path] of Object.entries(kindsOfPage('shipped', 'sr'))) {
  test(`hardly anything moves on ${kind} while it arrives bit by bit`, async ({ page, origin }) => {
    test.setTimeout(60_000);
    const line = await openLine(origin);
    line.trickle();
    await noteShifts(page);
    for (const viewport of [PHONE, SCREEN]) {
      await page.setViewportSize(viewport);
      await page.goto(`${line.origin}${path}`);
      expectStill(await page.evaluate(() => window.shifts), viewport.width, MAX_SHIFT_IN_PIECES);
    }
    await line.close();
  });
}

test('nothing moves when the carousel begins to', async ({ page }) => {
  await slowDown(page);
  for (const viewport of [PHONE, SCREEN]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('button', { name: WORDS.en.Carousel.next })).toBeVisible();
    expectStill(await page.evaluate(() => window.shifts), viewport.width);
  }
});
