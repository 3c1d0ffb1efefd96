import { pagePaths } from '../support/addresses';
import { expect, openHydrated, test } from '../support/test';
import { WORDS } from '../support/words';

test('loads the next page as a document when its script cannot be loaded', async ({ page, source }) => {
  await openHydrated(page, pagePaths(source, 'en').allNews);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.getByRole('link', { name: WORDS.en.LoadMore.more, exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
});
