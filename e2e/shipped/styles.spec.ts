import { LANGUAGES } from '@/lib/i18n/language';
import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
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
  await openHydrated(page, pagePaths('shipped', 'en').subcategory);
  const description = page.getByRole('main').locator('[data-tone="page"]').first();
  await description.evaluate((part) => part.replaceChildren());
  await expect(description).toBeHidden();
});

test('a line divides the sections of home that meet on the colour of the page', async ({ page }) => {
  const { attractions, news, questions } = MESSAGES.en.HomePage;
  await openHydrated(page, '/');
  const divided = page.locator('main div:empty:visible + section').getByRole('heading', { level: 2 });
  await expect(divided).toHaveText([attractions, news, questions]);
  await page
    .locator('[data-tone="page"]', { has: page.locator('#events') })
    .first()
    .evaluate((part) => part.replaceChildren());
  await expect(divided).toHaveText([attractions, questions]);
});

for (const language of LANGUAGES) {
  test(`a full line of text holds some 66 letters: ${language}`, async ({ page }) => {
    await openHydrated(page, `/visitors-info?lang=${language}`);
    await page.evaluate(() => document.fonts.ready);
    const letters = await page.locator('main section p').evaluateAll((all) => {
      const texts = all.filter(
        (text) => text.clientWidth === Math.round(Number.parseFloat(getComputedStyle(text).maxWidth)),
      );
      const count = texts.reduce((sum, { textContent }) => sum + textContent.length, 0);
      const measure = texts[0]?.clientWidth ?? 0;
      for (const text of texts) Object.assign(text.style, { width: 'max-content', maxWidth: 'none' });
      return (measure * count) / texts.reduce((sum, { clientWidth }) => sum + clientWidth, 0);
    });
    expect(letters).toBeGreaterThan(64);
    expect(letters).toBeLessThan(70);
  });
}
