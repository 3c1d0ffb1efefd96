import { SAMPLES } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { expect, test } from '../support/test';

const { category, subcategory, deepArticle } = SAMPLES.shipped;

test.use({ javaScriptEnabled: false });

test('is usable without JavaScript, from home to a tax result', async ({ page }) => {
  const { Navigation, Gallery } = MESSAGES.en;
  const main = page.getByRole('main');
  await page.goto('/?lang=en');
  await page.getByRole('banner').getByRole('link', { name: Navigation.guide }).click();
  for (const name of [category, subcategory, deepArticle]) {
    await main.locator(`a[href*="/${name.en}?id="]`).filter({ visible: true }).first().click();
  }
  const pictures = main.getByRole('figure', { name: Gallery.label }).locator('figure');
  await expect(pictures).toHaveCount(3);
  await pictures.nth(2).scrollIntoViewIfNeeded();
  await expect(pictures.nth(2)).toBeInViewport();

  // Only Montenegrin pages link to the resident card.
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.LanguageSwitch.sr }).click();
  await page.locator('#site-links').getByRole('link', { name: MESSAGES.sr.Navigation.residentCard }).click();
  await page.locator('#site-links a[href^="/tax"]').click();
  for (const [name, value] of [
    ['adults', '2'],
    ['children', '1'],
    ['nights', '3'],
  ] as const) {
    await main.locator(`input[name="${name}"]`).fill(value);
  }
  await main.locator('form').first().getByRole('button').click();
  await expect(main).toContainText('7,50');
});
