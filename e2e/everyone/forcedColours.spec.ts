import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { expect, settle, test } from '../support/test';
import { WORDS } from '../support/words';

test.use({ contextOptions: { forcedColors: 'active' } });

const { home = '', 'article of a subcategory': article = '' } = kindsOfPage('shipped', 'en');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** Controls without an edge, a line under their text, an icon or a label. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.locator('button:visible, input:visible, select:visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return !hasEdge && textDecorationLine === 'none' && !control.querySelector('svg') && !control.ariaLabel;
      })
      .map((control) => control.outerHTML.slice(0, 100)),
  );

for (const path of ['/volim-kotor', '/tax']) {
  test(`draws an edge around every control in forced colours: ${path}`, async ({ page }) => {
    await open(page, path);
    expect(await withoutEdge(page)).toEqual([]);
  });
}

test('distinguishes the controls and the current dot of a gallery in forced colours', async ({ page }) => {
  await open(page, article);
  expect(await withoutEdge(page)).toEqual([]);
  const looks = await page
    .locator('button[aria-current], button[aria-current] + button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::before').backgroundColor));
  expect(new Set(looks).size).toBe(2);
});

test('distinguishes the controls and the current picture of the carousel in forced colours', async ({ page }) => {
  await open(page, home);
  await page.getByRole('button', { name: WORDS.en.Carousel.pause }).click();
  expect(await withoutEdge(page)).toEqual([]);
  const looks = await page
    .locator('i[data-current], i[data-current] ~ i, i:has(~ i[data-current])')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(looks).size).toBe(2);
});
