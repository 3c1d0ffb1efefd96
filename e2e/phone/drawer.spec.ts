import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES, TAG } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';
import { doubleTap } from './doubleTap';

const openDrawer = async (page: Page, language: Language): Promise<{ opener: Locator; drawer: Locator }> => {
  await openHydrated(page, `/?lang=${language}`);
  const opener = page.getByRole('button', { name: MESSAGES[language].Navigation.openMenu });
  const drawer = page.getByRole('dialog', { name: MESSAGES[language].Navigation.menu, includeHidden: true });
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer).toBeVisible();
  return { opener, drawer };
};

test('moves the focus into the drawer, and back when it closes', async ({ page }) => {
  const { opener, drawer } = await openDrawer(page, 'sr');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await drawer.getByRole('button', { name: MESSAGES.sr.Navigation.closeMenu }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('opens and closes once on a double tap', async ({ page }) => {
  const { opener, drawer } = await openDrawer(page, 'en');
  await doubleTap(page, drawer.getByRole('button', { name: MESSAGES.en.Navigation.closeMenu }));
  await expect(drawer).toBeHidden();
  await doubleTap(page, opener);
  await expect(drawer).toBeVisible();
});

test('stays closed on a double tap on what closes the search', async ({ page }) => {
  await openHydrated(page, '/?lang=en');
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.SearchPage.open }).tap();
  await doubleTap(page, page.getByRole('dialog').getByRole('button', { name: MESSAGES.en.SearchDialog.close }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('stays usable, and lets the page be used after it, when the screen becomes wide', async ({ page }) => {
  const { drawer } = await openDrawer(page, 'en');
  await page.setViewportSize({ width: 1200, height: 800 });
  await drawer.getByRole('button', { name: MESSAGES.en.Navigation.closeMenu }).click();
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation.events }).click();
  await expect(page).toHaveURL(/\/events$/);
});

test('shows the language switch and the links of the header and My trip in the drawer', async ({ page }) => {
  const { drawer } = await openDrawer(page, 'en');
  const entries = ['guide', 'map', 'visitorsInfo', 'cityPass', 'events', 'news', 'tax', 'trip'] as const;
  const names = entries.map((entry) => MESSAGES.en.Navigation[entry]);
  await expect(drawer.getByRole('navigation').first().getByRole('link')).toHaveText(names);
  await drawer.getByRole('link', { name: /^MNE/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', TAG.sr);
  await expect(page).toHaveURL('/');
});

test('jumps to the links of the footer when the menu is tapped before hydration', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', () => {});
  await page.goto('/?lang=en', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation.openMenu }).tap();
  await expect(page.locator('#site-links').getByRole('link', { name: MESSAGES.en.Navigation.guide })).toBeInViewport();
});

test('leaves no sliver of the page beside it', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const { drawer } = await openDrawer(page, 'en');
    await expect(drawer).toHaveCSS('width', `${width}px`);
  }
});

test('stays open when its empty part below the links is tapped', async ({ page }) => {
  const { drawer } = await openDrawer(page, 'en');
  const height = 1_200;
  await page.setViewportSize({ width: 360, height });
  await drawer.tap({ position: { x: 40, y: height - 40 } });
  await expect(drawer).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links the menu to the links of the footer', async ({ page }) => {
    await page.goto('/news');
    const link = page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation.openMenu });
    await link.click();
    const target = (await link.getAttribute('href')) ?? '';
    await expect(page.locator(target).getByRole('link', { name: MESSAGES.en.Navigation.guide })).toBeInViewport();
  });
});
