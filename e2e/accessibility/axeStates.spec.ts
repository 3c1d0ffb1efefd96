import type { Page } from '@playwright/test';
import { pagePaths } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { cardsOf } from '../support/lists';
import { MESSAGES } from '../support/messages';
import { missingStyles } from '../support/missingStyles';
import { openSearch } from '../support/openSearch';
import { PHONE } from '../support/screens';
import { expect, openHydrated, test } from '../support/test';

const { sr: messages } = MESSAGES;
const paths = pagePaths('shipped', 'sr');

/** States of a page after what a visitor did. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the open drawer': async (page) => {
    await openHydrated(page, '/imprint?lang=sr');
    await page.getByRole('button', { name: messages.Navigation.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a full-screen picture': async (page) => {
    await openHydrated(page, paths.subcategoryArticle);
    await page.getByRole('button', { name: messages.Gallery.fullScreen }).first().click();
    await expect(page.getByRole('dialog', { name: messages.Gallery.label })).toBeVisible();
  },
  'a list with a second page loaded': async (page) => {
    await openHydrated(page, paths.allNews);
    const before = await cardsOf(page).count();
    await page.getByRole('link', { name: messages.LoadMore.more }).click();
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(before);
  },
  'a tax form with mistakes': (page) => openHydrated(page, '/tax?adults=-1&nights=1e9&children=two&lang=sr'),
  'the search dialog with results': async (page) => {
    await openHydrated(page, '/imprint?lang=sr');
    await openSearch(page);
    const dialog = page.getByRole('dialog', { name: messages.SearchPage.open });
    await dialog.getByRole('searchbox', { name: messages.SearchDialog.label }).fill('kotor perast');
    await expect(dialog.locator('mark').first()).toBeVisible();
  },
  'a search without results': (page) => openHydrated(page, `${paths.search}?q=zzqxw`),
};

for (const [state, enter] of Object.entries(STATES)) {
  test(`is styled and accessible: ${state}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await enter(page);
    // What loads on demand has its styles too.
    expect(await missingStyles(page)).toEqual([]);
    expect(await violationsEverywhere(page, [PHONE])).toEqual([]);
  });
}

test.describe('before consent', () => {
  test.use({ hasConsent: false });

  test('is accessible: the consent banner', async ({ page }) => {
    await page.goto('/imprint?lang=sr');
    await expect(page.getByRole('region', { name: messages.CookieBanner.title })).toBeVisible();
    expect(await violationsEverywhere(page, [PHONE])).toEqual([]);
  });
});
