import type { Browser, Page } from '@playwright/test';
import { PICTURED_LAYOUTS, pagePaths } from './addresses';
import { expect, type Source } from './test';

/** How much wider a file may be than it is drawn, in device pixels. */
const MAX_RATIO = 1.5;
/** The least at a density of 1, where a smaller file would look soft. */
const MIN_RATIO = 0.65;

type Viewport = { width: number; height: number; density: number };

/** Loads every picture, as on scrolling. @returns those that cannot be shown */
export const loadPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const broken: string[] = [];
    await Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager';
        await image.decode().catch(() => broken.push(image.currentSrc || image.src));
      }),
    );
    return broken;
  });

/** Loads every picture, and measures the width of its file relative to its drawn width, including the cropped part. */
async function shownPictures(page: Page) {
  await loadPictures(page);
  return page.evaluate(() => {
    const shown = Array.from(document.images)
      .filter((image) => image.currentSrc && image.checkVisibility() && image.clientWidth > 0)
      .sort((a, b) => a.clientWidth - b.clientWidth);
    // Only the largest box of each file: smaller ones reuse it.
    const files = new Map(shown.map((image) => [image.currentSrc, image]));
    return Array.from(files.values(), (image) => {
      const file = image.currentSrc.slice(location.origin.length);
      const width = Number(/(?:-|[?&]w=)(\d+)(?:\.(?:avif|webp)$|&|$)/.exec(file)?.[1]);
      const drawn = Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight);
      return {
        name: `${file} in ${image.clientWidth} by ${image.clientHeight}`,
        ratio: width / (drawn * devicePixelRatio),
      };
    });
  });
}

type ShownPicture = Awaited<ReturnType<typeof shownPictures>>[number];

/** The pictures of some layouts on a screen; by default, of all. */
export async function picturesOn(
  browser: Browser,
  origin: string,
  source: Source,
  screen: Viewport,
  layouts = PICTURED_LAYOUTS,
) {
  const pictures: ShownPicture[] = [];
  for (const kind of layouts) {
    const path = pagePaths(source, 'sr')[kind];
    // The browser would reuse a larger file from the cache of another page.
    const context = await browser.newContext({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.density,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    pictures.push(...(await shownPictures(page)).map((picture) => ({ ...picture, name: `${kind}: ${picture.name}` })));
    await context.close();
  }
  return pictures;
}

/** Expects the files of pictures to be neither much wider than their boxes nor so small that they look soft. */
export function expectFitting(pictures: readonly ShownPicture[], { density }: Viewport): void {
  for (const { name, ratio } of pictures) {
    expect.soft(ratio, name).toBeLessThanOrEqual(MAX_RATIO);
    if (density === 1) expect.soft(ratio, name).toBeGreaterThanOrEqual(MIN_RATIO);
  }
}
