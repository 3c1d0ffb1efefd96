import { kindsOfPage } from '../support/addresses';
import { expect, openHydrated, test } from '../support/test';

test('styles a class that only a script adds', async ({ page }) => {
  // Any rule will do whose class the server renders nowhere on the page.
  await openHydrated(page, '/');
  const rule = await page.evaluate(() => {
    const selectors = [...document.styleSheets]
      .filter(({ href }) => href?.includes('/_next/'))
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((each) => each instanceof CSSStyleRule)
      .filter(({ selectorText, style }) => /^\.[\w-]+$/.test(selectorText) && style.display === 'grid')
      .map(({ selectorText }) => selectorText);
    const critical = document.querySelector('head style')?.textContent ?? '';
    return selectors.find((selector) => !document.querySelector(selector) && !critical.includes(`${selector}{`));
  });
  expect(rule).toBeTruthy();
  const display = await page.evaluate((selector) => {
    const element = document.createElement('div');
    element.className = selector.slice(1);
    document.body.append(element);
    return getComputedStyle(element).display;
  }, rule ?? '');
  expect(display).toBe('grid');
});

test('a part of a page without content takes no room', async ({ page }) => {
  await openHydrated(page, kindsOfPage('shipped', 'en').subcategory);
  const description = page.getByRole('main').locator('[data-tone="page"]').first();
  await description.evaluate((part) => part.replaceChildren());
  await expect(description).toBeHidden();
});
