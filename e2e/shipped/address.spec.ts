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
