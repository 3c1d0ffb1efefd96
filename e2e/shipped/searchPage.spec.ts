import type { Language } from '@/lib/i18n/language';
import { SEGMENTS } from '@/lib/routing/segments';
import { sendRequest } from '../support/http';
import { MESSAGES } from '../support/messages';
import { openSearch } from '../support/openSearch';
import { splitWords } from '../support/splitWords';
import { expect, openHydrated, test } from '../support/test';

const searchPath = (language: Language): string => `/${SEGMENTS.search[language]}`;

test('shows popular pages where nothing is found', async ({ page }) => {
  const messages = MESSAGES.sr.SearchPage;
  await page.goto(`${searchPath('sr')}?q=${encodeURIComponent('<b>zzqx"&%')}`);
  const main = page.getByRole('main');
  await expect(main.getByText(messages.none)).toBeVisible();
  await expect(main.getByRole('navigation', { name: messages.popular }).getByRole('link')).toHaveCount(9);
  await expect(page.getByRole('searchbox', { name: MESSAGES.sr.SearchDialog.label })).toHaveValue('<b>zzqx"&%');
});

test('asks for more where a query has no two letters', async ({ page }) => {
  const messages = MESSAGES.sr.SearchPage;
  for (const query of ['f', '🙂']) {
    await page.goto(`${searchPath('sr')}?q=${query}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(messages.short);
    await expect(page.getByRole('navigation', { name: messages.popular })).toBeVisible();
  }
});

test('excludes results from caches', async ({ origin }) => {
  const { headers } = await sendRequest(origin, '/search?q=taxi');
  expect(headers['cache-control']).toMatch(/no-store|private/);
});

test('answers any query, and 404 for other search URLs', async ({ origin }) => {
  for (const query of [
    '..',
    '../../en',
    '%',
    'a/b?c=d#e',
    '\u0000',
    'ž'.repeat(300),
    '<script>alert(1)</script>',
    '🙂',
  ]) {
    const { status, text } = await sendRequest(origin, `/search?q=${encodeURIComponent(query)}`);
    expect.soft(status, query.slice(0, 30)).toBe(200);
    expect.soft(text, query.slice(0, 30)).toContain(MESSAGES.en.SearchDialog.label);
    expect.soft(text).not.toContain('<script>alert');
  }
  expect((await sendRequest(origin, `/search?q=${encodeURIComponent('ž'.repeat(2_000))}`)).status).toBe(414);
  for (const path of splitWords(`
    /search/x /pretraga/x /en/search /sr/search-results/q%3Dx /search-index/v1/xx.json /search-index/en.json
    /search-index`)) {
    expect.soft((await sendRequest(origin, path)).status, path).toBe(404);
  }
});

test('opens the search page by Enter in the dialog', async ({ page }) => {
  await openHydrated(page, '/tax');
  const field = page.getByRole('searchbox', { name: MESSAGES.en.SearchDialog.label });
  await openSearch(page);
  await expect(field).toBeFocused();
  await field.fill('perast');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Perast/ })
      .first(),
  ).toBeVisible();
});

test('a result opens the section it leads to', async ({ page }) => {
  await openHydrated(page, '/search?q=excursion+tax');
  await page.getByRole('main').locator('a[href="/tax#excursion"]').click();
  await expect(page).toHaveURL('/tax#excursion');
  await expect(page.locator('#excursion:target')).toBeInViewport();
});
