import { openSearch } from '../support/openSearch';
import { expect, openHydrated, test } from '../support/test';

// A phone held sideways.
test.use({ viewport: { width: 844, height: 390 } });

test('the search has the whole height', async ({ page }) => {
  await openHydrated(page, '/');
  await openSearch(page);
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ y: 0, height: 390 });
});
