import type { Browser, Page } from '@playwright/test';
import { kindsOfPage } from './addresses';
import type { Source } from './test';

/** A file is at most so many times as wide as what is shown of it, in pixels of the screen. */
export const MOST = 1.5;
/** What a picture may lack at most on a screen of ordinary density, where it would look soft. */
export const LEAST = 0.65;

type Screen = { width: number; height: number; density: number };

/** Lets every picture come, and tells how wide each is as a part of its box, and of what is drawn of it. */
async function shownPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
  return page.evaluate(() => {
    const shown = Array.from(document.images)
      .filter((image) => image.currentSrc && image.checkVisibility() && image.clientWidth > 0)
      .sort((a, b) => a.clientWidth - b.clientWidth);
    // Each in its largest box: a file that is there for that costs a smaller one nothing.
    const files = new Map(shown.map((image) => [image.currentSrc, image]));
    return Array.from(files.values(), (image) => {
      const file = image.currentSrc.slice(location.origin.length);
      const width = Number(/(?:-|[?&]w=)(\d+)(?:\.(?:avif|webp)$|&|$)/.exec(file)?.[1]);
      const ratio = image.naturalWidth / image.naturalHeight;
      const drawn = Math.max(image.clientWidth, image.clientHeight * ratio);
      return {
        of: `${file} in ${image.clientWidth} by ${image.clientHeight}`,
        timesItsBox: width / (image.clientWidth * devicePixelRatio),
        timesDrawn: width / (drawn * devicePixelRatio),
      };
    });
  });
}

type ShownPicture = Awaited<ReturnType<typeof shownPictures>>[number];

/** All pictures of every kind of page, as a screen shows them. */
export async function picturesOn(browser: Browser, origin: string, source: Source, screen: Screen) {
  const pictures: ShownPicture[] = [];
  for (const [kind, path] of Object.entries(kindsOfPage(source, 'en'))) {
    // A file that is there in another width already would be taken for any box.
    const context = await browser.newContext({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.density,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    pictures.push(...(await shownPictures(page)).map((picture) => ({ ...picture, of: `${kind}: ${picture.of}` })));
    await context.close();
  }
  return pictures;
}
