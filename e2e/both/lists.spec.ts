import { kindsOfPage } from '../support/addresses';
import { ask } from '../support/http';
import { cardsOf, hrefsOf } from '../support/lists';
import { expect, settle, test } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

/** What a list ends with. */
const ENDS = { 'all news': 'allNews', events: 'allEvents' } as const;
const CALLS = { 'all news': 'type=news&limit=5', events: 'type=event&limit=12' } as const;

for (const language of LANGUAGES) {
  for (const kind of ['all news', 'events'] as const) {
    test(`${kind} in ${language} grows to its end, with the focus on what is new`, async ({ page, origin, source }) => {
      const words = WORDS[language].LoadMore;
      const { meta } = JSON.parse((await ask(origin, `/api/article?${CALLS[kind]}`)).text) as {
        meta: { last_page: number };
      };
      await page.goto(kindsOfPage(source, language)[kind] ?? '');
      await settle(page);
      const cards = cardsOf(page);
      for (let loaded = 1; loaded < meta.last_page; loaded += 1) {
        const before = await cards.count();
        await page.getByRole(loaded === 1 ? 'link' : 'button', { name: words.more, exact: true }).click();
        await expect.poll(() => cards.count()).toBeGreaterThan(before);
        await expect(cards.nth(before).getByRole('link')).toBeFocused();
      }
      await expect(page.getByText(words[ENDS[kind]], { exact: true })).toBeVisible();
      await expect(page.getByText(words.more, { exact: true })).toHaveCount(0);
      const hrefs = await hrefsOf(cards);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(page.url()).not.toContain('page=');
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`'load more' is a link to the next page in ${language}`, async ({ page, source }) => {
      for (const kind of ['all news', 'events'] as const) {
        await page.goto(kindsOfPage(source, language)[kind] ?? '');
        const first = await hrefsOf(cardsOf(page));
        await page.getByRole('link', { name: WORDS[language].LoadMore.more, exact: true }).click();
        await expect(page).toHaveURL(`${kindsOfPage(source, language)[kind]}?page=2`);
        const second = await hrefsOf(cardsOf(page));
        expect(second.length).toBeGreaterThan(0);
        expect(second.filter((href) => first.includes(href))).toEqual([]);
      }
    });
  }
});
