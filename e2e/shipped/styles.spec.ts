import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { openSearch } from '../support/openSearch';
import { expect, settle, test } from '../support/test';
import { unstyled } from '../support/unstyled';
import { WORDS } from '../support/words';

type Part = { what: string; path: string; open(page: Page): Promise<void> };

const PARTS: Part[] = [
  {
    what: 'the search',
    path: '/',
    open: async (page) => {
      await openSearch(page);
      await page.getByRole('dialog').getByRole('searchbox').fill('perast');
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    what: 'more cards',
    path: kindsOfPage('shipped', 'en').events ?? '',
    open: async (page) => {
      const cards = page.locator('main li');
      const before = await cards.count();
      await page.getByRole('link', { name: WORDS.en.LoadMore.more, exact: true }).click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
    },
  },
];

for (const { what, path, open } of PARTS) {
  test(`styles a part that loads on demand: ${what}`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    await open(page);
    expect(await unstyled(page)).toEqual([]);
  });
}

test('styles a class that only a script adds', async ({ page }) => {
  // Any rule will do whose class the server renders nowhere on the page.
  await page.goto('/');
  await settle(page);
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
  await page.goto(kindsOfPage('shipped', 'en').subcategory ?? '');
  await settle(page);
  const description = page.getByRole('main').locator('[data-tone="page"]').first();
  await description.evaluate((part) => part.replaceChildren());
  await expect(description).toBeHidden();
});
