import { expect, test } from '@playwright/test';
import { PIXEL } from '../support/screens';

/** By this much a phone’s screen is higher than its window: a preload may be read with either. */
const BARS_PX = 92;

const CASES = [
  { of: 'home', path: '/', screen: 'a phone held upright', viewport: PIXEL, file: /-tall-640\.avif$/ },
  {
    of: 'home',
    path: '/',
    screen: 'a phone held sideways',
    viewport: { width: 823, height: 412 },
    file: /ramparts-\d+\.avif$/,
  },
  {
    of: 'the guide',
    path: '/see-and-do',
    screen: 'a phone held upright',
    viewport: PIXEL,
    file: /-upright-640\.avif$/,
  },
  {
    of: 'the guide',
    path: '/see-and-do',
    screen: 'a desk',
    viewport: { width: 1440, height: 900 },
    file: /water-\d+\.avif$/,
  },
];

for (const { of, path, screen, viewport, file } of CASES) {
  test.describe(`on ${screen}`, () => {
    test.use({
      viewport,
      screen: { ...viewport, height: viewport.height + BARS_PX },
      isMobile: viewport.width < 1_000,
      deviceScaleFactor: 1.75,
    });

    test(`loads the hero picture of ${of} once, in the crop for it`, async ({ page }) => {
      const heroes: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/pictures/hero-')) heroes.push(pathname);
      });
      await page.goto(path, { waitUntil: 'load' });
      const first = page.locator('main picture img').first();
      expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toMatch(file);
      expect(heroes).toEqual([expect.stringMatching(file)]);
    });
  });
}
