import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { cardsOf } from '../support/lists';
import { PHONE } from '../support/screens';
import { closedOrigin, startSite } from '../support/site';
import { expect, settle, test } from '../support/test';
import { LANGUAGES, type Language, WORDS } from '../support/words';

/** What a visitor brings about on a page, and how. */
const STATES: Record<string, (page: Page, language: Language) => Promise<void>> = {
  'a picture that fills the screen': async (page, language) => {
    const words = WORDS[language].Gallery;
    await page.goto(kindsOfPage('shipped', language)['article of a subcategory'] ?? '');
    await settle(page);
    await page.getByRole('button', { name: words.fullScreen }).first().click();
    await expect(page.getByRole('dialog', { name: words.label })).toBeVisible();
  },
  'a list that has grown': async (page, language) => {
    await page.goto(kindsOfPage('shipped', language)['all news'] ?? '');
    await settle(page);
    const before = await cardsOf(page).count();
    await page.getByRole('link', { name: WORDS[language].LoadMore.more }).click();
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(before);
  },
  'a tax added up': async (page, language) => {
    await page.goto(`/tax?adults=2&children=1&nights=3&lang=${language}`);
  },
  'a tax form with mistakes': async (page, language) => {
    await page.goto(`/tax?adults=-1&nights=1e9&children=two&lang=${language}`);
  },
  'the search over a page': async (page, language) => {
    const { open, label } = WORDS[language].SearchPage;
    await page.goto(`/imprint?lang=${language}`);
    await settle(page);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: open });
    await dialog.getByRole('searchbox', { name: label }).fill('kotor perast');
    await expect(dialog.locator('mark').first()).toBeVisible();
  },
  'what a search found': async (page, language) => {
    await page.goto(`${kindsOfPage('shipped', language).search}?q=perast`);
  },
  'a search that found nothing': async (page, language) => {
    await page.goto(`${kindsOfPage('shipped', language).search}?q=zzqxw`);
  },
  'a sheet for guests': async (page, language) => {
    await page.goto(`/tax?guest-sheet=${language}`);
  },
};

for (const language of LANGUAGES) {
  for (const [state, bringAbout] of Object.entries(STATES)) {
    test(`axe has nothing against ${state}: ${language}`, async ({ page }) => {
      await bringAbout(page, language);
      expect(await violationsEverywhere(page)).toEqual([]);
    });
  }

  test(`axe has nothing against the open drawer: ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/?lang=${language}`);
    await settle(page);
    await page.getByRole('button', { name: WORDS[language].Navigation.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsEverywhere(page, [PHONE])).toEqual([]);
  });

  test(`axe has nothing against a page that cannot be had: ${language}`, async ({ page }) => {
    const site = await startSite({ apiHost: await closedOrigin() });
    const response = await page.goto(`${site.origin}${kindsOfPage('shipped', language).guide}`);
    expect(response?.status()).toBe(503);
    expect(await violationsEverywhere(page)).toEqual([]);
    await site.stop();
  });
}

test('axe has nothing against partners found by a search', async ({ page }) => {
  await page.goto('/volim-kotor');
  await settle(page);
  await page.getByRole('searchbox').fill('cvjecara');
  await expect(page.locator('main article:visible')).toHaveCount(1);
  expect(await violationsEverywhere(page)).toEqual([]);
});

test.describe('before consent', () => {
  test.use({ hasConsent: false });

  for (const language of LANGUAGES) {
    test(`axe has nothing against the banner and its thanks: ${language}`, async ({ page }) => {
      const words = WORDS[language].CookieBanner;
      await page.goto(`/?lang=${language}`);
      await expect(page.getByRole('region', { name: words.title })).toBeVisible();
      expect(await violationsEverywhere(page)).toEqual([]);
    });
  }
});
