import { SEGMENTS } from '@/lib/routing/segments';
import { openSearch } from '../support/openSearch';
import { expect, openHydrated, test } from '../support/test';

// A phone held sideways.
test.use({ viewport: { width: 844, height: 390 } });

test('the search has the whole height', async ({ page }) => {
  await openHydrated(page, '/');
  await openSearch(page);
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ y: 0, height: 390 });
});

test('the pins of the map are large enough for a finger', async ({ page }) => {
  await page.goto(`/${SEGMENTS.map.sr}`);
  for (const id of ['sea-gate', 'perast'])
    expect((await page.locator(`#pin-${id}`).boundingBox())?.width, id).toBeGreaterThanOrEqual(24);
});
