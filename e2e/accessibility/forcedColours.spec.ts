import { pagePaths } from '../support/addresses';
import { borderlessControls } from '../support/borderlessControls';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

const { home, subcategoryArticle: article, map, visitorsInfo } = pagePaths('shipped', 'en');

for (const path of ['/volim-kotor', '/tax']) {
  test(`draws an edge around every control in forced colours: ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    expect(await page.evaluate(borderlessControls)).toEqual([]);
  });
}

test('draws an edge around a dialog in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openHydrated(page, home);
  const banner = page.getByRole('banner');
  for (const control of [
    banner.getByRole('link', { name: MESSAGES.en.SearchPage.open, exact: true }),
    banner.getByRole('button', { name: MESSAGES.en.Navigation.openMenu }),
  ]) {
    await control.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCSS('outline-style', 'solid');
    await expect(dialog).toHaveCSS('outline-color', 'rgb(0, 0, 0)');
    await page.keyboard.press('Escape');
  }
});

test.describe('without a consent', () => {
  test.use({ hasConsent: false });

  test('draws an edge around a note over the page in forced colours', async ({ page }) => {
    const { accept, saved } = MESSAGES.en.CookieBanner;
    await openHydrated(page, home);
    await page.getByRole('button', { name: accept }).click();
    await expect(page.getByText(saved)).toHaveCSS('outline-style', 'solid');
    await expect(page.getByText(saved)).toHaveCSS('outline-color', 'rgb(0, 0, 0)');
  });
});

for (const path of [home, '/tax']) {
  test(`draws the sign of every disclosure in forced colours: ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    const signs = await page
      .locator('main summary')
      .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, '::after').backgroundImage));
    expect(signs).not.toEqual([]);
    for (const sign of signs) expect(sign).toContain('gradient');
  });
}

test('marks what a search found in forced colours', async ({ page }) => {
  await page.goto('/search?q=perast');
  await expect(page.locator('main mark').first()).toHaveCSS('background-color', /^rgb\(/);
});

test('draws the arrow of a select in forced colours', async ({ page }) => {
  await openHydrated(page, '/volim-kotor');
  await expect(page.locator('main select')).toHaveCSS('appearance', 'auto');
});

test('distinguishes the chosen place and the chosen answer in forced colours', async ({ page }) => {
  for (const [path, selector] of [
    [map, 'main li[id^="place-"]'],
    [visitorsInfo, 'main dl > div[id]'],
  ] as const) {
    // When it hydrates, the router restores the URL of the first response.
    await openHydrated(page, path);
    const id = await page.locator(selector).first().getAttribute('id');
    await page.goto(`${path}#${id}`);
    const countLooks = () =>
      page.locator(selector).evaluateAll((all) => {
        const looks = all.slice(0, 2).map((each) => {
          const { outlineStyle, borderInlineStartStyle } = getComputedStyle(each);
          return `${outlineStyle} ${borderInlineStartStyle}`;
        });
        return new Set(looks).size;
      });
    // The page marks the place after its address has changed.
    await expect.poll(countLooks).toBe(2);
  }
});

test('distinguishes the controls of the map that have no effect in forced colours', async ({ page }) => {
  await openHydrated(page, map);
  const buttons = page.locator('button[aria-disabled], button:has(+ button[aria-disabled])');
  const colours = await buttons.evaluateAll((all) => all.slice(0, 2).map((button) => getComputedStyle(button).color));
  expect(new Set(colours).size).toBe(2);
});

test('distinguishes the controls and the current dot of a gallery in forced colours', async ({ page }) => {
  await openHydrated(page, article);
  expect(await page.evaluate(borderlessControls)).toEqual([]);
  const looks = await page
    .locator('button[aria-current], button[aria-current] + button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::before').backgroundColor));
  expect(new Set(looks).size).toBe(2);
});

test('draws no icon or bar on a picture in forced colours', async ({ page }) => {
  await openHydrated(page, home);
  const controls = page.getByRole('button', { name: MESSAGES.en.Carousel.pause }).locator('..');
  for (const plate of [page.getByRole('banner'), controls]) await expect(plate).toHaveCSS('background-color', /^rgb\(/);
});

test('distinguishes the controls and the current picture of the carousel in forced colours', async ({ page }) => {
  await openHydrated(page, home);
  await page.getByRole('button', { name: MESSAGES.en.Carousel.pause }).click();
  expect(await page.evaluate(borderlessControls)).toEqual([]);
  const looks = await page
    .locator('i[data-current], i[data-current] ~ i, i:has(~ i[data-current])')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(looks).size).toBe(2);
});
