import { pagePaths } from '../support/addresses';
import { cardsOf, hrefsOf, readToEnd } from '../support/lists';
import { expect, openHydrated, test } from '../support/test';
import { WORDS } from '../support/words';

test('loads more to the end of the lists of a category', async ({ page }) => {
  const words = WORDS.sr.LoadMore;
  for (const [kind, end] of [
    ['category', words.all.articles],
    ['newsCategory', words.all.news],
  ] as const) {
    await openHydrated(page, pagePaths('remote', 'sr')[kind]);
    await readToEnd(page, { more: words.more, end });
    const hrefs = await hrefsOf(cardsOf(page));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});

test.describe(() => {
  test.use({ size: { stories: 0, news: 0, events: 0 } });

  test('says so where a list is empty', async ({ site }) => {
    const { NewsPage, EventsPage, CategoryPage, PlanPage, LoadMore } = WORDS.en;
    for (const [path, sentence] of [
      ['/news', NewsPage.empty],
      ['/news/all', NewsPage.empty],
      ['/events', EventsPage.empty],
      ['/see-and-do/x/y?id=sub-tin', CategoryPage.empty],
      ['/plan?from=09:00&to=12:00', PlanPage.answer.none],
    ] as const) {
      const { text } = await site.request(path);
      expect.soft(text, path).toContain(sentence);
      for (const end of Object.values(LoadMore.all)) expect.soft(text, path).not.toContain(`>${end}<`);
    }
  });
});
