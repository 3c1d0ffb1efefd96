import type { Page, Request } from '@playwright/test';
import { pagePaths } from '../support/addresses';
import { holdRequests } from '../support/holdRequests';
import { MESSAGES } from '../support/messages';
import { openSearch } from '../support/openSearch';
import { DESKTOP } from '../support/screens';
import { expect, openHydrated, test } from '../support/test';

const TAX = MESSAGES.en.Navigation.tax;

/** A request of a whole page by the router, before or after its link is followed. */
const isForPage = (request: Request): boolean => {
  const headers = request.headers();
  return 'rsc' in headers && !('next-router-prefetch' in headers) && new URL(request.url()).pathname === '/tax';
};

/** Opens the home page, hydrated, and records its requests from then on. */
async function open(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await openHydrated(page, '/');
  return requests;
}

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: TAX, exact: true });

test('renders a page after a link exactly as after a load', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await open(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href="/tax"]').first().click();
  await expect(page).toHaveURL('/tax');
  await expect(page.locator('main details')).toHaveCount(4);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const look = async (): Promise<Buffer> => {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return page.screenshot({ fullPage: true, animations: 'disabled' });
  };
  const reached = await look();
  await openHydrated(page, '/tax');
  const loaded = await look();
  expect(reached.equals(loaded)).toBe(true);
});

test('requests the page of a hovered or focused link once, before it is followed', async ({ page }) => {
  const requests = await open(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isForPage)).toEqual([]);
  const prefetched = page.waitForResponse((response) => isForPage(response.request()));
  await link(page).hover();
  await prefetched;
  await page.mouse.move(600, 500);
  await link(page).focus();
  await link(page).click();
  await expect(page).toHaveURL('/tax');
  expect(requests.filter(isForPage)).toHaveLength(1);
});

for (const [start, end] of [
  ['/', '/#questions'],
  ['/?lang=en', '/?lang=en#questions'],
  ['/#questions', '/#questions'],
] as const) {
  test(`leads to a section of the page it is on as often as it is pressed: ${start}`, async ({ page }) => {
    await openHydrated(page, start);
    const questions = page.getByRole('heading', { name: MESSAGES.en.HomePage.questions });
    for (let press = 1; press <= 2; press += 1) {
      await page.getByRole('contentinfo').getByRole('link', { name: MESSAGES.en.Footer.faq }).click();
      await expect(questions).toBeInViewport();
      await expect(page).toHaveURL(end);
    }
    await link(page).click();
    await expect(page).toHaveURL('/tax');
    await page.goBack();
    await expect(questions).toBeAttached();
    await expect(page).toHaveURL(end);
  });
}

test('shows that the page of a link loads', async ({ page }) => {
  await openHydrated(page, '/');
  const line = page.locator('.link-progress');
  const releasePage = await holdRequests(page, /[?&]_rsc=/);
  await link(page).click();
  await expect(line).toBeVisible();
  releasePage();
  await expect(page).toHaveURL('/tax');
  await expect(line).toHaveCount(0);

  await openSearch(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('perast');
  const releaseResult = await holdRequests(page, /[?&]_rsc=/);
  await dialog.getByRole('link', { name: 'Perast, a town without walls' }).click();
  await expect(line).toBeVisible();
  await expect(dialog).toBeHidden();
  releaseResult();
  await expect(page).toHaveURL(/id=perast/);
  await expect(line).toHaveCount(0);
});

test('shows that a press before hydration counts, and carries it out', async ({ page, source }) => {
  const messages = MESSAGES.en.SaveButton;
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.goto(pagePaths(source, 'en').article, { waitUntil: 'commit' });
  const line = page.locator('.link-progress');
  await page.getByRole('button', { name: messages.save }).click();
  await expect(line).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: messages.save }).click();
  await expect(line).toHaveCount(1);
  release();
  await expect(page.getByRole('button', { name: messages.inTrip, exact: true })).toBeVisible();
  await expect(line).toHaveCount(0);
});
