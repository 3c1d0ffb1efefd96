import { kindsOfPage } from '../support/addresses';
import { openLine } from '../support/line';
import { PHONE, SCREEN } from '../support/screens';
import { noteShifts, shiftsWhileReading, slowDown } from '../support/shifts';
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

for (const [kind, path] of Object.entries(kindsOfPage('shipped', 'sr'))) {
  test(`nothing moves on ${kind} while it arrives bit by bit`, async ({ page, origin }) => {
    test.setTimeout(60_000);
    const line = await openLine(origin);
    line.trickle();
    await noteShifts(page);
    for (const viewport of [PHONE, SCREEN]) {
      await page.setViewportSize(viewport);
      await page.goto(`${line.origin}${path}`);
      expect.soft(await page.evaluate(() => window.shifts), `${viewport.width} pixels wide`).toEqual([]);
    }
    await line.close();
  });
}

test('a text that needs a line less in the book face keeps its place', async ({ page }) => {
  await slowDown(page);
  // Where texts of the shipped content do so.
  await page.setViewportSize({ width: 412, height: 823 });
  const kinds = kindsOfPage('shipped', 'sr');
  for (const kind of ['all news', 'news of a category', 'event article']) {
    await page.goto(kinds[kind] ?? '');
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => /^"?EB Garamond"?$/.test(family)));
    expect.soft(await shiftsWhileReading(page), kind).toEqual([]);
  }
});

test('nothing moves when the carousel begins to', async ({ page }) => {
  await slowDown(page);
  for (const viewport of [PHONE, SCREEN]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('button', { name: WORDS.en.Carousel.next })).toBeVisible();
    expect.soft(await page.evaluate(() => window.shifts), `${viewport.width} pixels wide`).toEqual([]);
  }
});
