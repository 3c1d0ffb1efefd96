import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

// The scrollbar of a page takes room on most desktops; Playwright hides it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('no part of a dialog is behind the scrollbar of the page', async ({ page }) => {
  const { Gallery, DriverCards } = MESSAGES.en;
  const { subcategoryArticle, visitorsInfo } = pagePaths('shipped', 'en');
  for (const [path, opener] of [
    [subcategoryArticle, Gallery.fullScreen],
    [visitorsInfo, DriverCards.show],
  ] as const) {
    await openHydrated(page, path);
    await page.getByRole('button', { name: opener }).first().click();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(width).toBeLessThan(await page.evaluate(() => innerWidth));
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(width);
  }
});
