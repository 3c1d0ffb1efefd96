import { everyPagePath } from '../support/addresses';
import { expect, openHydrated, test } from '../support/test';
import { missedTargetsOf } from './targets';

/** iOS zooms into a field with smaller text. */
const MIN_FIELD_TEXT_PX = 16;

/** As large as a fingertip (WCAG 2.5.5). */
const MIN_TARGET_PX = 44;

test.use({ viewport: { width: 360, height: 740 } });

test('fits a phone on every kind of page: width, targets and fields, without an error', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  let fields = 0;
  for (const [kind, path] of Object.entries(everyPagePath('sr'))) {
    await openHydrated(page, path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, kind).toBeLessThanOrEqual(0);
    expect.soft(await missedTargetsOf(page, MIN_TARGET_PX), kind).toEqual([]);
    const textSizes = await page
      .locator('input:not([type="hidden"]), select, textarea')
      .evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    fields += textSizes.length;
    expect.soft(Math.min(MIN_FIELD_TEXT_PX, ...textSizes), kind).toBe(MIN_FIELD_TEXT_PX);
    const found = complaints.splice(0);
    // The browser reports the status 404 as an error.
    if (kind !== 'notFound') expect.soft(found, kind).toEqual([]);
  }
  expect(fields).toBeGreaterThan(5);
});

test('stops iOS from enlarging text on a phone that is turned', async ({ request }) => {
  const document = await (await request.get('/')).text();
  expect(document).toMatch(/html[^{}]*\{[^}]*-webkit-text-size-adjust: ?100%/);
});
