import { LANGUAGES } from '@/lib/i18n/language';
import { kindsOfPage, SAMPLES } from '../support/addresses';
import { cardsOf } from '../support/lists';
import { expect, openHydrated, test, waitForHydration } from '../support/test';

test('adds the id to the address of a category without a reload or a history entry', async ({ page, source }) => {
  for (const language of LANGUAGES) {
    const kinds = kindsOfPage(source, language);
    for (const kind of ['category', 'subcategory'] as const) {
      await page.goto('/healthz');
      const before = await page.evaluate(() => window.history.length);
      await page.goto(kinds[kind].split('?')[0] ?? '');
      let loads = 0;
      page.on('load', () => (loads += 1));
      await expect(page).toHaveURL(`${kinds[kind].split('?')[0]}?id=${SAMPLES[source][kind].id}`);
      await waitForHydration(page);
      expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
      expect(loads).toBe(0);
    }
  }
});

test('goes back to a category that was opened without its id', async ({ page, source }) => {
  const { category } = kindsOfPage(source, 'en');
  await openHydrated(page, category.split('?')[0] ?? '');
  const title = page.getByRole('heading', { level: 1 });
  const name = (await title.textContent()) ?? '';
  await cardsOf(page).first().getByRole('heading').getByRole('link').click();
  await expect(title).not.toHaveText(name);
  await page.goBack();
  await expect(title).toHaveText(name);
  await expect(page).toHaveURL(category);
});

test('links the badge of an article to its category', async ({ page, source }) => {
  const kinds = kindsOfPage(source, 'en');
  for (const [from, to] of [
    ['article', 'category'],
    ['subcategoryArticle', 'category'],
    ['newsArticle', 'newsCategory'],
  ] as const) {
    await page.goto(kinds[from]);
    // The breadcrumbs link to the category too, without its colour.
    const badge = page.locator('main a[style*="--badge-colour"]').first();
    await expect(badge, from).toHaveAttribute('href', kinds[to]);
  }
});
