import type { Page } from '@playwright/test';
import { pagePaths } from '../support/addresses';
import { MESSAGES, TAG } from '../support/messages';
import { PIXEL } from '../support/screens';
import { expect, test, waitForHydration } from '../support/test';

/** The most that the home page may load at first for a visitor who saves data, headers included. */
const MAX_HOME_BYTES = 116_000;

test.use({ viewport: PIXEL, deviceScaleFactor: 2.625, hasConsent: false });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
});

/** Requests of scripts, fonts and data from now on. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['script', 'font', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
  });
  return requests;
}

// The Montenegrin page is the larger one.
test('loads little for the first view of home', async ({ page }) => {
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then((size) => [request.url(), size.responseBodySize + size.responseHeadersSize]));
  });
  await page.goto('/?lang=sr', { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  const bytes = all.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes, all.map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(MAX_HOME_BYTES);
  expect(all.length).toBeGreaterThan(2);
});

test('loads no script and no font before the visitor acts', async ({ page, complaints }) => {
  const requests = recordRequests(page);
  for (const kind of ['home', 'subcategoryArticle', 'events', 'map', 'tax'] as const) {
    const path = pagePaths('shipped', 'sr')[kind];
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1'), path).toBeVisible();
    expect.soft(requests.splice(0), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('follows links without scripts in the language of the page, and loads scripts on a click', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: 'lang', value: 'sr', url: origin }]);
  const requests = recordRequests(page);
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.locator('footer').getByRole('link', { name: MESSAGES.en.Navigation.cityPass }).click();
  await expect(page).toHaveURL('/city-card');
  await expect(page.locator('html')).toHaveAttribute('lang', TAG.en);
  expect(requests).toEqual([]);
  await page.waitForLoadState('domcontentloaded');
  await page.locator('h1').click();
  await waitForHydration(page);
  expect(requests.length).toBeGreaterThan(0);
});

test('carries out the press that loads the scripts', async ({ page }) => {
  await page.goto(pagePaths('shipped', 'en').subcategoryArticle);
  await page.getByRole('button', { name: MESSAGES.en.SaveButton.save }).first().click();
  await expect(page.getByText(MESSAGES.en.SaveButton.saved)).toBeVisible();
});
