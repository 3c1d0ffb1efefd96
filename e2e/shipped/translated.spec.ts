import type { Page } from '@playwright/test';
import { translate } from '@/components/ui/text/translate.testUtils';
import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { openSearch } from '../support/openSearch';
import { expect, openHydrated, test } from '../support/test';

const { SaveButton, SearchDialog, SearchPage, TripPage, ResidentCardPage } = MESSAGES.sr;

/** Translates each page before it is hydrated, and what is added to it later. */
async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(`
    const translate = ${translate};
    const translateAll = () => translate(document.body);
    addEventListener('DOMContentLoaded', () => {
      translateAll();
      new MutationObserver(translateAll).observe(document, { childList: true, subtree: true });
    });`);
}

test('pages that the browser translates show what changes', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await translatePages(page);
  await openHydrated(page, pagePaths('shipped', 'sr').subcategoryArticle);
  await expect(page.locator('h1 > font')).toBeAttached();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: SaveButton.save }).click();
  await main.getByRole('button', { name: SaveButton.inTrip }).click();
  await expect(main.getByRole('status').filter({ hasText: SaveButton.removed })).toBeVisible();
  await main.getByRole('button', { name: SaveButton.save }).click();
  await expect(main.getByRole('status').filter({ hasText: SaveButton.saved })).toBeVisible();

  await openSearch(page);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox', { name: SearchDialog.label });
  await field.fill('crkva');
  await expect(dialog.getByRole('link', { name: SearchPage.all })).toBeVisible();
  await field.fill('zzqx');
  await expect(dialog.getByRole('link', { name: SearchPage.inTitles.further })).toBeVisible();
  await expect(dialog.locator('mark')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await main.getByRole('link', { name: SaveButton.trip }).click();
  await main.getByRole('button', { name: TripPage.myTrip.remove }).click();
  await main.getByRole('button', { name: TripPage.myTrip.putBack }).click();
  await expect(main.getByRole('button', { name: TripPage.myTrip.remove })).toBeVisible();

  await page.getByRole('banner').locator('a[href="/volim-kotor"]').first().click();
  const { directory } = ResidentCardPage;
  for (const [query, count] of [
    ['kajak', 1],
    ['mimoza', 1],
    ['', 70],
  ] as const) {
    await main.getByRole('searchbox').fill(query);
    await expect(main.getByRole('status').filter({ hasText: `${directory.found} ${count}` })).toBeVisible();
    await expect(main.locator('article:visible')).toHaveCount(count);
  }
  // Of a page that was changed before it is hydrated, which React renders again.
  expect(errors.filter((error) => !error.includes('error #418'))).toEqual([]);
});
