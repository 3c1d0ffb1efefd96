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

for (const hasConsent of [true, false]) {
  test.describe(hasConsent ? 'without the consent banner' : 'above the consent banner', () => {
    test.use({ hasConsent });

    test('a pin chosen in the list is below the header', async ({ page }) => {
      for (const viewport of [
        { width: 740, height: 360 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport);
        await openHydrated(page, `/${SEGMENTS.map.en}`);
        const header = page.getByRole('banner');
        for (const id of ['sea-gate', 'perast']) {
          await page.locator(`a[href="#pin-${id}"]`).first().click();
          await expect(page.locator(`#pin-${id}`)).toBeInViewport({ ratio: 0.99 });
          const [pin, above] = [await page.locator(`#pin-${id}`).boundingBox(), await header.boundingBox()];
          expect(pin?.y, `${id}, ${viewport.width} pixels wide`).toBeGreaterThanOrEqual(
            (above?.y ?? 0) + (above?.height ?? 0),
          );
        }
      }
    });
  });
}
