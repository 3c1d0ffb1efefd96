import { LANGUAGES } from '@/lib/i18n/language';
import { pagePaths } from '../support/addresses';
import { expect, test } from './test';

for (const sheet of LANGUAGES) {
  test(`the guest sheet is printed on one A4 page: ${sheet}`, async ({ tab }) => {
    await tab.openHydrated(`/tax?guest-sheet=${sheet}`);
    expect(await tab.printedPages()).toBe(1);
  });
}

const { subcategoryArticle: article } = pagePaths('shipped', 'en');

for (const path of ['/tax', article]) {
  test(`a page of text is printed on several pages: ${path}`, async ({ tab }) => {
    await tab.openHydrated(path);
    expect(await tab.printedPages()).toBeGreaterThan(1);
  });
}

test('a trip is printed on one page, each of its maps on another', async ({ tab }) => {
  await tab.openHydrated('/my-trip?items=sea-gate.perast');
  expect(await tab.printedPages()).toBe(3);
});

for (const [path, pages] of [
  ['/volim-kotor', 6],
  ['/search?q=sea', 5],
] as const) {
  test(`a list is printed below its heading, without empty pages: ${path}`, async ({ tab }) => {
    await tab.openHydrated(path);
    expect(await tab.printedPages()).toBe(pages);
  });
}
