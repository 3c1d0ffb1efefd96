import { LANGUAGES } from '../support/words';
import { expect, test } from './test';

for (const sheet of LANGUAGES) {
  test(`the guest sheet is printed on one A4 page: ${sheet}`, async ({ tab }) => {
    await tab.openHydrated(`/tax?guest-sheet=${sheet}`);
    expect(await tab.printedPages()).toBe(1);
  });
}

test('a page of text is printed on several pages', async ({ tab }) => {
  await tab.openHydrated('/tax');
  expect(await tab.printedPages()).toBeGreaterThan(1);
});
