import { fill } from '@/lib/i18n/fill';
import { SAMPLES } from '../support/addresses';
import { tabTo } from '../support/focus';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

const { category, subcategory, deepArticle } = SAMPLES.shipped;

test('is usable by keyboard alone, from home to a full-screen picture', async ({ page }) => {
  const { Navigation, Gallery } = MESSAGES.en;
  const main = page.getByRole('main');
  const follow = async (href: string): Promise<void> => {
    await tabTo(page, main.locator(`a[href*="${href}"]`).filter({ visible: true }).first());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}**`);
  };

  await openHydrated(page, '/?lang=en');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: Navigation.guide }));
  await page.keyboard.press('Enter');
  await follow(`/${category.en}?id=`);
  await follow(`/${subcategory.en}?id=`);
  await follow(`/${deepArticle.en}?id=`);

  const gallery = main.getByRole('figure', { name: Gallery.label });
  const shown = (current: number) => gallery.getByText(fill(Gallery.position, { current, total: 3 })).first();
  await tabTo(page, gallery.getByRole('button', { name: Gallery.next, exact: true }));
  await page.keyboard.press('Enter');
  await expect(shown(2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown(3)).toBeVisible();
  const full = gallery.getByRole('button', { name: Gallery.fullScreen });
  await tabTo(page, full);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: Gallery.previous }));
  await page.keyboard.press('Escape');
  await expect(full).toBeFocused();
});

test('is usable by keyboard alone, from home to a tax result', async ({ page }) => {
  const main = page.getByRole('main');
  await openHydrated(page, '/?lang=en');
  // Only Montenegrin pages link to the resident card.
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: MESSAGES.en.LanguageSwitch.sr }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: MESSAGES.sr.Site.skip })).toBeAttached();
  await tabTo(page, page.locator('#site-links').getByRole('link', { name: MESSAGES.sr.Navigation.residentCard }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('cvjecara');
  await expect(main.locator('article:visible')).toHaveText([/cvjećara/i]);

  // The resident card is in Montenegrin for everyone, and so are its links.
  await tabTo(page, page.locator('#site-links a[href^="/tax"]'));
  await page.keyboard.press('Enter');
  for (const [name, value] of [
    ['adults', '2'],
    ['children', '1'],
    ['nights', '3'],
  ] as const) {
    await tabTo(page, main.locator(`input[name="${name}"]`));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(main).toContainText('7,50');
});
