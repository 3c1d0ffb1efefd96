import { SAMPLES } from '../support/addresses';
import { tabTo } from '../support/focus';
import { expect, settle, test } from '../support/test';
import { fill, LANGUAGES, WORDS } from '../support/words';

const { category, subcategory, deepArticle } = SAMPLES.shipped;

for (const language of LANGUAGES) {
  test(`a visitor without a mouse gets everywhere: ${language}`, async ({ page }) => {
    test.setTimeout(90_000);
    const { Navigation, Gallery } = WORDS[language];
    const main = page.getByRole('main');
    const follow = async (href: string): Promise<void> => {
      await tabTo(page, main.locator(`a[href*="${href}"]`).filter({ visible: true }).first());
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${href}**`);
    };

    await page.goto(`/?lang=${language}`);
    await settle(page);
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: Navigation.guide }));
    await page.keyboard.press('Enter');
    await follow(`/${category[language]}?id=`);
    await follow(`/${subcategory[language]}?id=`);
    await follow(`/${deepArticle[language]}?id=`);

    const gallery = main.getByRole('region', { name: Gallery.label });
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

    if (language === 'en') {
      // Only the Serbian pages lead to the resident card.
      await tabTo(page, page.getByRole('banner').getByRole('link', { name: WORDS.en.LanguageSwitch.sr }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: WORDS.sr.Site.skip })).toBeAttached();
    }
    await tabTo(page, page.locator('#site-links').getByRole('link', { name: Navigation.residentCard }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type('cvjecara');
    await expect(main.locator('article:visible')).toHaveText([/cvjećara/i]);

    // The page of the resident card is in Serbian for everyone, and so is the way on from it.
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
}
