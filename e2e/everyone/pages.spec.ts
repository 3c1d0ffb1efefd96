import type { Page } from '@playwright/test';
import { kindsOfPage, LAYOUTS, TYPED_IN } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { smallTargetsOf, textFaultsOf } from '../support/layout';
import { NARROWEST, PHONE, SCREEN } from '../support/screens';
import { expect, settle, test } from '../support/test';
import { setTextSize } from '../support/textSize';
import { unstyled } from '../support/unstyled';

/** Widths at which text is likeliest to lack room. */
const VIEWS = [NARROWEST, { width: 768, height: 1024 }, { width: 1024, height: 768 }];

/** A browser’s default text size, and one twice as large, in pixels. */
const TEXT = 16;
const LARGE_TEXT = 32;

const inputPages = { 'tax result': TYPED_IN[0], 'partner search': TYPED_IN[1] };

const ENGLISH: Record<string, string | undefined> = {
  ...kindsOfPage('shipped', 'en'),
  'not found': '/nowhere?lang=en',
  'offline page': '/offline?lang=en',
  'guest sheet': '/tax?guest-sheet=en&lang=en',
  'search results': '/search?q=perast',
  ...inputPages,
};
const MONTENEGRIN: Record<string, string | undefined> = {
  ...kindsOfPage('shipped', 'sr'),
  'not found': '/nowhere?lang=sr',
};

async function expectRoomForText(page: Page, view: string): Promise<void> {
  expect.soft(await textFaultsOf(page), view).toEqual([]);
  expect.soft(await smallTargetsOf(page, { links: 24, controls: 24 }), view).toEqual([]);
}

/** At every width, and with larger text. */
async function checkRoom(page: Page, path: string): Promise<void> {
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    await expectRoomForText(page, `${path}, ${view.width} pixels wide`);
  }
  await setTextSize(page, LARGE_TEXT);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectRoomForText(page, `${path}, text twice as large`);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${path}, text twice as large, ${width} pixels wide`).toBeLessThanOrEqual(0);
  }
  await setTextSize(page, TEXT);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

// All checks of an address on one load, since loading takes most of the time. The markup is the same in both languages; only
// the texts take another room.
for (const kind of new Set([...Object.keys(ENGLISH), ...Object.keys(MONTENEGRIN)])) {
  test(`is accessible and has room for its text in every view: ${kind}`, async ({ page }) => {
    test.setTimeout(90_000);
    const [english = '', montenegrin] = [ENGLISH[kind], MONTENEGRIN[kind]];
    await setTextSize(page, TEXT);
    await open(page, montenegrin ?? english);
    expect.soft(await unstyled(page)).toEqual([]);
    expect.soft(await violationsEverywhere(page, [PHONE, SCREEN])).toEqual([]);
    await checkRoom(page, montenegrin ?? english);
    if (!montenegrin || !LAYOUTS.includes(kind) || !english) return;
    await open(page, english);
    await checkRoom(page, english);
  });
}
