import { createServer } from 'node:http';
import { listen } from '@/lib/server/http/listen.testUtils';
import { sendJson } from '../provider/faults';
import { pagePaths } from '../support/addresses';
import { cardsOf, hrefsOf, readToEnd } from '../support/lists';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

test('loads more to the end of the lists of a category', async ({ page }) => {
  const messages = MESSAGES.sr.LoadMore;
  for (const [kind, end] of [
    ['category', messages.all.articles],
    ['newsCategory', messages.all.news],
  ] as const) {
    await openHydrated(page, pagePaths('remote', 'sr')[kind]);
    await readToEnd(page, { more: messages.more, end });
    const hrefs = await hrefsOf(cardsOf(page));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});

test.describe(() => {
  test.use({ size: { stories: 0, news: 0, events: 0 } });

  test('says so where a list is empty', async ({ site }) => {
    const { NewsPage, EventsPage, CategoryPage, PlanPage, LoadMore } = MESSAGES.en;
    for (const [path, sentence] of [
      ['/news', NewsPage.empty],
      ['/news/all', NewsPage.empty],
      ['/events', EventsPage.empty],
      ['/see-and-do/x/y?id=sub-tin', CategoryPage.empty],
      ['/plan?from=09:00&to=12:00', PlanPage.result.none],
    ] as const) {
      const { text } = await site.request(path);
      expect.soft(text, path).toContain(sentence);
      for (const end of Object.values(LoadMore.all)) expect.soft(text, path).not.toContain(`>${end}<`);
    }
  });
});

test('says so in the guide while a new provider has no categories', async ({ startSite, atEnd }) => {
  const provider = createServer(({ url }, response) =>
    sendJson(response, 200, { data: url === '/api/config' ? { categories: [], subcategories: [] } : [] }),
  );
  atEnd(() => provider.close());
  const site = await startSite({ apiHost: `http://127.0.0.1:${await listen(provider)}` });
  expect((await site.request('/vidi-i-uradi')).text).toContain(MESSAGES.sr.CategoryPage.empty);
});
