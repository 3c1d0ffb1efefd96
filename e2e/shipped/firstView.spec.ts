import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { PHONE } from '../support/screens';
import { expect, test } from '../support/test';

const MARKED = '[data-below]';
const PARTNERS = '/volim-kotor';

/** Keeps pages from having loaded, until told. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = () => {};
  const isTime = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pictures/hero-**', async (route) => {
    await isTime;
    await route.continue();
  });
  return release;
}

/** Keeps scripts from running as extensions do: the browser still says that it runs them. */
async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
}

/** How many parts of the page are not laid out. */
const partsLeftOut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main li, main h2, main svg, footer h2')].filter(
        (element) =>
          element.checkVisibility() &&
          !element.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions),
      ).length,
  );

test.use({ viewport: PHONE });

test('what is below the first view is laid out once that is there, all of it', async ({ page }) => {
  const release = await holdPictures(page);
  await page.goto(PARTNERS, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => partsLeftOut(page)).toBeGreaterThan(50);
  release();
  await expect(page.locator(MARKED)).toHaveCount(0);
  expect(await partsLeftOut(page)).toBe(0);
});

test('who scrolls before that finds it laid out', async ({ page }) => {
  await holdPictures(page);
  await page.goto(PARTNERS, { waitUntil: 'commit' });
  await expect.poll(() => partsLeftOut(page)).toBeGreaterThan(50);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 300);
  await expect(page.locator(MARKED)).toHaveCount(0);
  expect(await partsLeftOut(page)).toBe(0);
});

test('a page that is opened at a place, or again, has its layout from the start', async ({ page }) => {
  // It never has loaded here, so that nothing else lays out the rest.
  await holdPictures(page);
  const expectWhole = async (): Promise<void> => {
    await expect(page.locator('footer')).toBeAttached();
    await expect.poll(() => partsLeftOut(page)).toBe(0);
  };
  await page.goto(`${PARTNERS}#hospitality`, { waitUntil: 'commit' });
  await expectWhole();
  await expect(page.locator('#hospitality')).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 5_000, behavior: 'instant' }));
  await page.reload({ waitUntil: 'commit' });
  await expectWhole();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(5_000);
});

test('nothing stays left out on any kind of page', async ({ page }) => {
  test.setTimeout(60_000);
  for (const [kind, path] of Object.entries(kindsOfPage('shipped', 'sr'))) {
    await page.goto(path);
    await expect(page.locator(MARKED), kind).toHaveCount(0);
    expect.soft(await partsLeftOut(page), kind).toBe(0);
  }
});

test('where a visitor blocks scripts, pictures further down come by themselves after a while', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/');
  const card = page.getByRole('main').locator('article:has(img[loading="lazy"])').first();
  const picture = card.locator('img');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  await expect(picture).not.toBeInViewport();
  // The while passes at once.
  await page.evaluate(() => {
    for (const animation of document.documentElement.getAnimations()) animation.finish();
  });
  await expect(picture).toBeInViewport();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is laid out at once', async ({ page }) => {
    await page.goto(PARTNERS);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await partsLeftOut(page)).toBe(0);
  });
});
