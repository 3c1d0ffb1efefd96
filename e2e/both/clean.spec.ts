import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/words';

/** Scrolls through the page, so that everything it loads late is asked for. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });

const brokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.currentSrc),
  );

for (const language of LANGUAGES) {
  test(`every kind of page loads without a complaint and asks no other host: ${language}`, async ({
    page,
    source,
    complaints,
  }) => {
    test.setTimeout(90_000);
    for (const [kind, path] of Object.entries(kindsOfPage(source, language))) {
      await test.step(kind, async () => {
        await page.goto(path);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        expect.soft(complaints.splice(0), path).toEqual([]);
        expect.soft(await brokenImages(page), path).toEqual([]);
      });
    }
  });
}
