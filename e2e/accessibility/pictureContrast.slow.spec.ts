import type { Page } from '@playwright/test';
import { pagePaths } from '../support/addresses';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, openHydrated, test } from '../support/test';
import { measureTextOverPictures } from './textOverPictures';

/** WCAG’s minimum for small text, here also for large titles. */
const MIN_CONTRAST = 4.5;

const paths = pagePaths('shipped', 'en');

/** Makes all pictures white, the hardest ground for white text: one that the organisation adds may be as bright as snow. */
const whitenPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const image of document.images) image.style.filter = 'brightness(0) invert(1)';
  });

/** Makes the titles of cards many lines long. */
const lengthenTitles = (page: Page): Promise<void> =>
  page.locator('main article h3 a').evaluateAll((links) => {
    for (const link of links) link.textContent = `${link.textContent} `.repeat(6);
  });

async function expectReadable(page: Page): Promise<void> {
  const measured = await measureTextOverPictures(page);
  expect(measured.length).toBeGreaterThan(0);
  expect.soft(measured.filter(({ contrast }) => contrast < MIN_CONTRAST)).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of [PHONE, DESKTOP]) {
  for (const kind of ['home', 'guide', 'news', 'events', 'subcategoryArticle'] as const) {
    test(`has readable texts even on white pictures: ${kind}, ${screen.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(screen);
      await openHydrated(page, paths[kind]);
      await whitenPictures(page);
      await expectReadable(page);
      await lengthenTitles(page);
      await expectReadable(page);
    });
  }
}
