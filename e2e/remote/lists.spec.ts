import { kindsOfPage } from '../support/addresses';
import { cardsOf, hrefsOf, readToEnd } from '../support/lists';
import { expect, openHydrated, test } from '../support/test';
import { WORDS } from '../support/words';

test('loads more to the end of the lists of a category', async ({ page }) => {
  const words = WORDS.sr.LoadMore;
  for (const [kind, end] of [
    ['category', words.all.articles],
    ['newsCategory', words.all.news],
  ] as const) {
    await openHydrated(page, kindsOfPage('remote', 'sr')[kind]);
    await readToEnd(page, { more: words.more, end });
    const hrefs = await hrefsOf(cardsOf(page));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});
