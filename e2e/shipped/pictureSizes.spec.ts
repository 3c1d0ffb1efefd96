import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { expect, test } from '../support/test';

/** A file is at most so many times as wide as its box, in pixels of the screen (budgets of pictures). */
const MOST = 1.5;
/** What a picture may lack at least on a screen of ordinary density, where it would look soft. */
const LEAST = 0.65;

const SCREENS = [
  { width: 320, height: 640, density: 3 },
  { width: 360, height: 740, density: 1 },
  { width: 360, height: 740, density: 2 },
  { width: 412, height: 823, density: 2.625 },
  { width: 768, height: 1024, density: 1 },
  { width: 1024, height: 768, density: 1 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
];

/** Goes down the page, so that every picture comes, and tells how wide each is as a part of its box. */
async function shownPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.currentSrc && image.checkVisibility() && image.clientWidth > 0)
      .map((image) => {
        const { pathname } = new URL(image.currentSrc);
        const width = Number(/-(\d+)\.(?:avif|webp)$/.exec(pathname)?.[1]);
        const ratio = image.naturalWidth / image.naturalHeight;
        const shown = Math.max(image.clientWidth, image.clientHeight * ratio);
        return {
          of: `${pathname} in ${image.clientWidth} by ${image.clientHeight}`,
          timesItsBox: width / (image.clientWidth * devicePixelRatio),
          sharpness: width / (shown * devicePixelRatio),
        };
      }),
  );
}

for (const { width, height, density } of SCREENS) {
  test(`pictures are right for their boxes: ${width} pixels wide, ${density} to a point`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(60_000);
    for (const [kind, path] of Object.entries(kindsOfPage('shipped', 'en'))) {
      // A file that is there in another width already would be taken for any box.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(`${origin}${path}`);
      for (const { of, timesItsBox, sharpness } of await shownPictures(page)) {
        expect.soft(timesItsBox, `${kind}: ${of}`).toBeLessThanOrEqual(MOST);
        if (density === 1) expect.soft(sharpness, `${kind}: ${of}`).toBeGreaterThanOrEqual(LEAST);
      }
      await context.close();
    }
  });
}
