import type { Language } from '@/lib/i18n/language';
import { SEGMENTS } from '@/lib/routing/segments';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, type Source, test } from '../support/test';

/** A query for each provider, and the page it must find. */
const QUERIES: Record<Source, Record<Language, { query: string; title: RegExp; address: RegExp }>> = {
  shipped: {
    en: { query: 'perast', title: /^Perast/, address: /id=perast$/ },
    sr: { query: 'шкрпјела', title: /Škrpjela/, address: /id=our-lady-of-the-rocks$/ },
  },
  remote: {
    en: { query: 'feast tidal organ', title: /tidal organ/i, address: /id=event-\d+$/ },
    sr: { query: 'празник оргуље плиме', title: /orgulje plime/i, address: /id=event-\d+$/ },
  },
};

const PATH = `/${SEGMENTS.search.sr}`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds a page by the form of the search page', async ({ page, source }) => {
    const { SearchPage: messages, SearchDialog: form } = MESSAGES.sr;
    const { query, title, address } = QUERIES[source].sr;
    await page.goto('/?lang=sr');
    await page.getByRole('banner').getByRole('link', { name: messages.open }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.title);

    await page.getByRole('searchbox', { name: form.label }).fill(query);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveURL(new RegExp(`${PATH}\\?q=`));
    await expect(page.getByRole('searchbox', { name: form.label })).toHaveValue(query);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
    const result = page.getByRole('main').getByRole('listitem').first();
    await expect(result.locator('mark').first()).toBeVisible();
    const link = result.getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', address);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('shows results while typing in the dialog, by keyboard alone', async ({ page, source, complaints }) => {
  const messages = MESSAGES.en.SearchPage;
  const { query, title, address } = QUERIES[source].en;
  await openHydrated(page, '/?lang=en');
  const link = page.getByRole('banner').getByRole('link', { name: messages.open });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: messages.open });
  const field = dialog.getByRole('searchbox', { name: MESSAGES.en.SearchDialog.label });
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('navigation', { name: messages.popular })).toBeVisible();

  await page.keyboard.type(query);
  await expect(dialog.getByRole('link', { name: title }).first()).toHaveAttribute('href', address);
  await expect(dialog.getByRole('status')).toHaveText(/\d/);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type(query);
  // Results of the first letters may have another link on top, which leaves with the focus.
  await expect(dialog.getByRole('link').first()).toHaveText(title);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(dialog).toHaveCount(0);
  expect(complaints).toEqual([]);
});
