import { everyPagePath, pagePaths } from '../support/addresses';
import { printViolationsOf } from '../support/axe';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

test.use({ colorScheme: 'dark' });

for (const kind of ['subcategoryArticle', 'eventArticle', 'tax', 'visitorsInfo'] as const) {
  test(`prints its text only, dark on white: ${kind}`, async ({ page }) => {
    await openHydrated(page, pagePaths('shipped', 'en')[kind]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = page.locator('a[href="#content"], header, main button, footer nav, aside img, main a[rel="next"]');
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').locator('p').filter({ visible: true }).first()).toBeVisible();
    expect(await printViolationsOf(page)).toEqual([]);
  });
}

for (const kind of ['events', 'allNews', 'category'] as const) {
  test(`prints a list without its controls: ${kind}`, async ({ page }) => {
    await openHydrated(page, pagePaths('shipped', 'en')[kind]);
    await page.emulateMedia({ media: 'print' });
    const { more, all } = MESSAGES.en.LoadMore;
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').filter({ visible: true }).first()).toBeVisible();
    for (const control of [
      more,
      ...Object.values(all),
      MESSAGES.en.CategoryPage.readMore,
      MESSAGES.en.CategoryPage.readLess,
    ])
      await expect(main.getByText(control, { exact: true }).filter({ visible: true }), control).toHaveCount(0);
  });
}

for (const [kind, parts, property] of [
  ['taxResult', 'main summary', 'break-after'],
  ['home', 'main summary', 'break-after'],
  ['plan', '#ready-plans', 'break-after'],
  ['searchResults', 'main ol > li', 'break-inside'],
  ['home', 'main article', 'break-inside'],
  ['news', 'main article', 'break-inside'],
  ['residentCard', 'main section > div:has(> h3)', 'break-after'],
  ['cityPass', 'main article > div:has(> picture)', 'break-inside'],
] as const) {
  test(`prints on one page what belongs together: ${parts} of ${kind}`, async ({ page }) => {
    await page.goto(everyPagePath('en')[kind]);
    await page.emulateMedia({ media: 'print' });
    for (const part of await page.locator(parts).all()) await expect(part).toHaveCSS(property, 'avoid');
    await expect(page.locator(parts)).not.toHaveCount(0);
  });
}

test('prints all pictures of a gallery', async ({ page }) => {
  await openHydrated(page, pagePaths('shipped', 'en').subcategoryArticle);
  await page.emulateMedia({ media: 'print' });
  const pictures = page.getByRole('figure', { name: MESSAGES.en.Gallery.label }).locator('figure');
  const lefts = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
});

test('prints the pins of the map and their numbers in the colours of the light scheme', async ({ page }) => {
  await page.goto(pagePaths('shipped', 'en').map);
  const coloursIn = async (colorScheme: 'light' | 'dark'): Promise<string[]> => {
    await page.emulateMedia({ media: 'print', colorScheme, reducedMotion: 'reduce' });
    return page.evaluate(() =>
      [...document.querySelectorAll('a[id^="pin-"], li[id^="place-"] > span')]
        .map((each) => getComputedStyle(each))
        .map(({ fill, backgroundColor }) => `${fill} ${backgroundColor}`),
    );
  };
  const light = await coloursIn('light');
  expect(light.length).toBeGreaterThan(70);
  expect(await coloursIn('dark')).toEqual(light);
});

test('prints the page, and not the dialog that is open over it', async ({ page }) => {
  await openHydrated(page, pagePaths('shipped', 'en').visitorsInfo);
  await page.getByRole('button', { name: MESSAGES.en.DriverCards.show }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog[open]')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
