import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Goes to another document without scripts of the site, by a view transition or without one, and back. */
async function goAndReturn(page: Page, isTransition: boolean): Promise<void> {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      document.documentElement.dataset.fades = String(viewTransition !== null);
    });
  });
  await page.goto('/news');
  await page.locator('main a').first().click();
  await expect(page).not.toHaveURL('/news');
  await expect(page.locator('html')).toHaveAttribute('data-fades', String(isTransition), { timeout: 2_000 });
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(page.locator('h1')).toBeVisible();
}

test('one document fades into the next, and the way back is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A browser that is short of time goes without.
  await expect(() => goAndReturn(page, true)).toPass({ timeout: 25_000 });
});

test('nothing fades for who wants little motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goAndReturn(page, false);
});
