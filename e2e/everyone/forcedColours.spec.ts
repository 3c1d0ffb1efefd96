import { kindsOfPage } from '../support/addresses';
import { expect, settle, test } from '../support/test';
import { WORDS } from '../support/words';

test.use({ contextOptions: { forcedColors: 'active' } });

const { home = '', 'article of a subcategory': article = '' } = kindsOfPage('shipped', 'en');

for (const path of [home, article, '/volim-kotor', '/tax']) {
  test(`draws an edge around every control in forced colours: ${path}`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    const without = await page.locator('button:visible, input:visible, select:visible').evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
          const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
          return !hasEdge && textDecorationLine === 'none' && !control.querySelector('svg') && !control.ariaLabel;
        })
        .map((control) => control.outerHTML.slice(0, 100)),
    );
    expect(without).toEqual([]);
  });
}

test('distinguishes the current dot of a gallery in forced colours', async ({ page }) => {
  await page.goto(article);
  await settle(page);
  const looks = await page
    .locator('button[aria-current], button[aria-current] + button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::before').backgroundColor));
  expect(new Set(looks).size).toBe(2);
});

test('distinguishes the current picture of the carousel in forced colours', async ({ page }) => {
  await page.goto(home);
  await settle(page);
  await page.getByRole('button', { name: WORDS.en.Carousel.pause }).click();
  const looks = await page
    .locator('i[data-current], i[data-current] ~ i, i:has(~ i[data-current])')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(looks).size).toBe(2);
});
