import type { Page } from '@playwright/test';
import { everyPagePath, LAYOUTS, pagePaths } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { expectClean } from '../support/clean';
import { brokenWordsOf, textFaultsOf } from '../support/layout';
import { missingStyles } from '../support/missingStyles';
import { DESKTOP, NARROWEST, PHONE } from '../support/screens';
import { waitForPaint } from '../support/scroll';
import { expectShiftBelow, readThrough, slowDown } from '../support/shifts';
import { expect, test, waitForHydration } from '../support/test';
import { setTextSize } from '../support/textSize';
import { movingElements } from './motion';

/** The narrowest screen, the breakpoints, where text is likeliest to lack room, and the widest that layouts support. */
const VIEWS = [
  NARROWEST,
  ...[464, 640, 768].map((width) => ({ width, height: 1_024 })),
  { width: 1_024, height: 768 },
  { width: 3_000, height: 1_200 },
];

/** A browser’s default text size, and one twice as large, in pixels. */
const TEXT = 16;
const LARGE_TEXT = 32;

const { taxResult, residentCardSearch, searchResults, guestSheet, sharedTrip, offline } = everyPagePath('sr');
const [english, montenegrin] = [pagePaths('shipped', 'en'), pagePaths('shipped', 'sr')];

/** Each layout in Montenegrin and, where there is one, in English; phone/pages.spec.ts opens every kind of page. */
const PAGES: Record<string, [path: string, inEnglish?: string]> = {
  ...Object.fromEntries(LAYOUTS.map((kind) => [kind, [montenegrin[kind], english[kind]]])),
  'not found': ['/nowhere?lang=sr'],
  'offline page': [offline],
  'guest sheet': [guestSheet],
  'search results': [searchResults],
  'tax result': [taxResult],
  'shared trip': [sharedTrip],
  'partner search': [residentCardSearch],
};

async function expectRoomForText(page: Page, view: string): Promise<void> {
  expect.soft(await textFaultsOf(page), view).toEqual([]);
}

/** Expects room for the text of a page at every width, and for text twice as large. */
async function checkRoom(page: Page, path: string): Promise<void> {
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    await expectRoomForText(page, `${path}, ${view.width} pixels wide`);
  }
  await setTextSize(page, LARGE_TEXT);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectRoomForText(page, `${path}, text twice as large`);
  for (const width of [PHONE.width, NARROWEST.width]) {
    await page.setViewportSize({ width, height: 800 });
    await expectRoomForText(page, `${path}, text twice as large, ${width} pixels wide`);
    if (width === PHONE.width) expect.soft(await brokenWordsOf(page), `${path}, words of ${width} pixels`).toEqual([]);
  }
  await setTextSize(page, TEXT);
}

/** The elements that move under reduced motion, with the first link hovered. */
async function movingUnderReducedMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('main').getByRole('link').first().hover();
  return movingElements(page);
}

/**
 * Opens a page slowly, expects hardly any layout shift while its fonts and pictures load, and returns to its top,
 * without motion.
 */
async function openSlowly(page: Page, path: string, screen: typeof DESKTOP): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(screen);
  await slowDown(page);
  await page.goto(path);
  await readThrough(page);
  await expectShiftBelow(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await waitForPaint(page);
  await waitForHydration(page);
}

// All checks of an address on one load, since loading takes most of the time. The markup is the same in both languages;
// only the texts differ in length.
for (const [kind, [path, inEnglish]] of Object.entries(PAGES)) {
  test(`is clean, accessible and has room for its text in every view: ${kind}`, async ({ page, complaints }) => {
    await setTextSize(page, TEXT);
    if (inEnglish) {
      await openSlowly(page, inEnglish, DESKTOP);
      await checkRoom(page, inEnglish);
    }
    await openSlowly(page, path, PHONE);
    expect.soft(await missingStyles(page)).toEqual([]);
    expect.soft(await violationsEverywhere(page)).toEqual([]);
    await checkRoom(page, path);
    expect.soft(await movingUnderReducedMotion(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    // The browser reports the status 404 as an error.
    if (kind !== 'not found') await expectClean(page, path, complaints);
  });
}
