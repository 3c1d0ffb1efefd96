import { pagePaths } from '../support/addresses';
import { cardsOf } from '../support/lists';
import { expect, openHydrated, test } from '../support/test';

test('goes back to a category that was opened without its id', async ({ page, source }) => {
  const { category } = pagePaths(source, 'en');
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
  const kinds = pagePaths(source, 'en');
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
