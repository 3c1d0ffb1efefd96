import { LANGUAGES, otherLanguage } from '@/lib/i18n/language';
import { everyPagePath, pagePaths } from '../support/addresses';
import { sendRequest } from '../support/http';
import { MESSAGES, TAG } from '../support/messages';
import { expect, openHydrated, test, waitForHydration } from '../support/test';

test('keeps responses that depend on a cookie out of shared caches', async ({ origin }) => {
  expect((await sendRequest(origin, '/tax')).headers['cache-control']).toMatch(/private/);
  expect((await sendRequest(origin, '/')).headers['cache-control']).toMatch(/private/);
  expect((await sendRequest(origin, '/tax?lang=sr')).headers['cache-control']).not.toMatch(/private/);
});

for (const language of LANGUAGES) {
  test(`writes the language of the page into the cookie, at once on a cached page: ${language}`, async ({
    page,
    context,
    origin,
  }) => {
    const stored = async () => (await context.cookies()).find(({ name }) => name === 'lang');
    const { guide, searchResults } = everyPagePath(language);
    for (const path of [searchResults, guide]) {
      await context.addCookies([{ name: 'lang', value: otherLanguage(language), url: origin }]);
      if (path === guide) await page.route('**/_next/static/**/*.js', (route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(async () => (await stored())?.value, path).toBe(language);
    }
  });
}

test('leads on in the language of each of two windows', async ({ page, context, source }) => {
  await openHydrated(page, pagePaths(source, 'en').guide);
  await openHydrated(await context.newPage(), pagePaths(source, 'sr').guide);
  // The pointer comes from the other window.
  await page.mouse.move(-10, -10);
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation.tax }).click();
  await expect(page).toHaveURL('/tax');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.en.TaxPage.title);
});

test('switches the language, writes the cookie and goes home', async ({ page, context, source }) => {
  await openHydrated(page, pagePaths(source, 'en').article);
  await page.getByRole('banner').getByRole('link', { name: /^MNE/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', TAG.sr);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.sr.HomePage.title);
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('sr');

  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.en.HomePage.title);
  await expect(page).toHaveURL('/');
});

test('switches the language although nothing else loads', async ({ page }) => {
  await openHydrated(page, '/news');
  await page.route('**/_next/static/**', () => {});
  await page.getByRole('banner').getByRole('link', { name: /^MNE/ }).click({ noWaitAfter: true });
  await expect(page.locator('html')).toHaveAttribute('lang', TAG.sr);
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('switches back from the language of an earlier visit', async ({ page, context, origin }) => {
    await context.addCookies([{ name: 'lang', value: 'sr', url: origin }]);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.en.HomePage.title);
  });
});
