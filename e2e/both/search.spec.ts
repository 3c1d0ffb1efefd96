import { SEGMENTS } from '../support/addresses';
import { canonicalOf, pathOf } from '../support/html';
import { sendRequest } from '../support/http';
import { expect, type Source, settle, test } from '../support/test';
import { LANGUAGES, type Language, WORDS } from '../support/words';

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

const NOINDEX = /<meta name="robots" content="noindex, follow"/;

const searchPath = (language: Language): string => `/${SEGMENTS.search[language]}`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`finds a page by the form of the search page: ${language}`, async ({ page, source }) => {
      const words = WORDS[language].SearchPage;
      const { query, title, address } = QUERIES[source][language];
      await page.goto(`/?lang=${language}`);
      await page.getByRole('banner').getByRole('link', { name: words.open }).click();
      await expect(page).toHaveURL(searchPath(language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);

      await page.getByRole('searchbox', { name: words.label }).fill(query);
      await page.getByRole('button', { name: words.submit }).click();
      await expect(page).toHaveURL(new RegExp(`${searchPath(language)}\\?q=`));
      await expect(page.getByRole('searchbox', { name: words.label })).toHaveValue(query);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
      const result = page.getByRole('main').getByRole('listitem').first();
      await expect(result.locator('mark').first()).toBeVisible();
      const link = result.getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', address);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test(`shows popular pages where nothing is found: ${language}`, async ({ page }) => {
      const words = WORDS[language].SearchPage;
      await page.goto(`${searchPath(language)}?q=${encodeURIComponent('<b>zzqx"&%')}`);
      const main = page.getByRole('main');
      await expect(main.getByText(words.none)).toBeVisible();
      await expect(main.getByRole('navigation', { name: words.popular }).getByRole('link')).toHaveCount(8);
      await expect(page.getByRole('searchbox', { name: words.label })).toHaveValue('<b>zzqx"&%');
    });
  }
});

test('keeps results out of caches and indexes', async ({ origin }) => {
  for (const language of LANGUAGES) {
    const { status, headers, text } = await sendRequest(origin, `${searchPath(language)}?q=taxi`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/no-store|private/);
    expect(text).toMatch(NOINDEX);
    expect(pathOf(canonicalOf(text) ?? '')).toBe(searchPath(language));
    expect((await sendRequest(origin, searchPath(language))).text).not.toMatch(NOINDEX);
  }
});

test('revalidates the search index by its ETag', async ({ origin }) => {
  for (const language of LANGUAGES) {
    const path = `/search-index/v1/${language}.json`;
    const { status, headers, text } = await sendRequest(origin, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(JSON.parse(text)).toMatchObject({ isComplete: true, words: { label: WORDS[language].SearchPage.label } });
    expect((await sendRequest(origin, path, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
  }
});

test('answers any query, and 404 for other search URLs', async ({ origin }) => {
  for (const words of [
    '..',
    '../../en',
    '%',
    'a/b?c=d#e',
    '\u0000',
    'ž'.repeat(300),
    '<script>alert(1)</script>',
    '🙂',
  ]) {
    const { status, text } = await sendRequest(origin, `/search?q=${encodeURIComponent(words)}`);
    expect.soft(status, words.slice(0, 30)).toBe(200);
    expect.soft(text, words.slice(0, 30)).toContain(WORDS.en.SearchPage.label);
    expect.soft(text).not.toContain('<script>alert');
  }
  expect((await sendRequest(origin, `/search?q=${encodeURIComponent('ž'.repeat(2_000))}`)).status).toBe(414);
  for (const path of [
    '/search/x',
    '/pretraga/x',
    '/en/search',
    '/sr/search-results/q%3Dx',
    '/search-index/v1/de.json',
    '/search-index/en.json',
    '/search-index',
  ]) {
    expect.soft((await sendRequest(origin, path)).status, path).toBe(404);
  }
});

for (const language of LANGUAGES) {
  test(`shows results while typing in the dialog, by keyboard alone: ${language}`, async ({
    page,
    source,
    complaints,
  }) => {
    const words = WORDS[language].SearchPage;
    const { query, title, address } = QUERIES[source][language];
    await page.goto(`/?lang=${language}`);
    await settle(page);
    const link = page.getByRole('banner').getByRole('link', { name: words.open });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.open });
    const field = dialog.getByRole('searchbox', { name: words.label });
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('navigation', { name: words.popular })).toBeVisible();

    await page.keyboard.type(query);
    await expect(dialog.getByRole('link', { name: title }).first()).toHaveAttribute('href', address);
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();

    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.type(query);
    await expect(dialog.getByRole('link', { name: title }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(dialog).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('opens the search page by Enter in the dialog', async ({ page, source }) => {
  await page.goto('/tax');
  await settle(page);
  const field = page.getByRole('searchbox', { name: WORDS.en.SearchPage.label });
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await field.fill(QUERIES[source].en.query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('main').getByRole('link', { name: QUERIES[source].en.title }).first()).toBeVisible();
});
