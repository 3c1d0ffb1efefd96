import { townDay } from '@/lib/i18n/dates';
import { SEGMENTS } from '@/lib/routing/segments';
import { pagePaths, SAMPLES } from '../support/addresses';
import { sendRequest } from '../support/http';
import { cardsOf, hrefsOf, readToEnd } from '../support/lists';
import { MESSAGES } from '../support/messages';
import { DESKTOP } from '../support/screens';
import { expect, openHydrated, test } from '../support/test';

/** Each list in one language: its calls, and the message at its end. */
const LISTS = [
  { kind: 'allNews', language: 'sr', call: 'type=news&limit=5', end: 'news' },
  { kind: 'events', language: 'en', call: 'type=event&limit=12', end: 'events' },
] as const;

/** Expects the dates of coming events to rise, with those that have none at the end. */
const expectInOrder = (days: (string | null)[]): void => {
  expect(days).toEqual([...days].sort((a, b) => (a ?? '9').localeCompare(b ?? '9')));
};

for (const { kind, language, call, end } of LISTS) {
  test(`loads more to the end of ${kind}, with the focus on the first new card`, async ({ page, origin, source }) => {
    const messages = MESSAGES[language].LoadMore;
    const { meta } = JSON.parse((await sendRequest(origin, `/api/article?${call}`)).text) as {
      meta: { last_page: number };
    };
    await openHydrated(page, pagePaths(source, language)[kind]);
    const cards = cardsOf(page);
    for (let loaded = 1; loaded < meta.last_page; loaded += 1) {
      const before = await cards.count();
      await page.getByRole(loaded === 1 ? 'link' : 'button', { name: messages.more, exact: true }).click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
      await expect(cards.nth(before).getByRole('heading').getByRole('link')).toBeFocused();
    }
    await expect(page.getByText(messages.all[end], { exact: true })).toBeVisible();
    await expect(page.getByText(messages.more, { exact: true })).toHaveCount(0);
    const hrefs = await hrefsOf(cards);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    const segment = `/${SEGMENTS[end][language]}/`;
    expect(hrefs.filter((href) => !href.startsWith(segment))).toEqual([]);
    expect(page.url()).not.toContain('page=');
  });
}

test('shows the first new card, which has the focus, in a low window', async ({ page, source }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openHydrated(page, pagePaths(source, 'en').allNews);
  const before = await cardsOf(page).count();
  await page.getByRole('link', { name: MESSAGES.en.LoadMore.more, exact: true }).press('Enter');
  const first = cardsOf(page).nth(before).getByRole('heading').getByRole('link');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('cuts the latest news into bands of 4, 3 and 8, the first with one large and one medium card', async ({
  page,
  source,
}) => {
  const messages = MESSAGES.en.NewsPage;
  await page.goto(pagePaths(source, 'en').news);
  const cards = (name: string) => page.getByRole('region', { name }).getByRole('article');
  await expect(cards(messages.top)).toHaveCount(4);
  await expect(cards(messages.current)).toHaveCount(3);
  await expect(cards(messages.other)).toHaveCount(8);

  await page.setViewportSize(DESKTOP);
  const widths = await cards(messages.top).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  const inSmallOnes = widths.map((width) => Math.round(width / Math.min(...widths)));
  expect(inSmallOnes).toEqual([4, 2, 1, 1]);
  const columnsOf = async (name: string): Promise<number> =>
    new Set(await cards(name).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))).size;
  expect(await columnsOf(messages.current)).toBe(3);
  expect(await columnsOf(messages.other)).toBe(4);
});

test('groups events by month, with past ones in a section of their own', async ({ page, source }) => {
  const messages = MESSAGES.sr;
  await openHydrated(page, pagePaths(source, 'sr').events);
  await readToEnd(page, { more: messages.LoadMore.more, end: messages.LoadMore.all.events });
  const year = townDay(new Date()).slice(0, 4);
  const groups = await page.locator('[data-kind] ul').evaluateAll((lists, past) => {
    const pastHeading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === past);
    return lists.map((list) => ({
      heading: list.previousElementSibling?.textContent ?? '',
      isOver: Boolean(pastHeading && pastHeading.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING),
      cards: [...list.children].map((card) => ({
        day: card.querySelector('time')?.getAttribute('datetime') ?? null,
        text: card.textContent ?? '',
      })),
    }));
  }, messages.EventsPage.past);
  expect(new Set(groups.map(({ heading, isOver }) => `${heading} ${isOver}`)).size).toBe(groups.length);
  const coming = groups.filter(({ isOver }) => !isOver);
  expectInOrder(coming.flatMap(({ cards }) => cards.map(({ day }) => day)));
  const over = groups.slice(coming.length).flatMap(({ cards }) => cards.map(({ day }) => day));
  expect(over).toEqual([...over].sort().reverse());
  expect(over).toHaveLength(source === 'remote' ? 2 : 0);
  for (const { heading, isOver, cards } of groups) {
    for (const { day, text } of cards) {
      // One that began last year and continues is in the group of this month.
      const isOfOtherYear = isOver ? !day?.startsWith(year) : day && day.slice(0, 4) > year;
      if (!day) expect(heading).toBe(messages.EventsPage.undated);
      else if (isOfOtherYear) {
        expect(heading).toContain(day.slice(0, 4));
        expect(text).toContain(day.slice(0, 4));
      }
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages through the events of one category', async ({ page, source }) => {
    await page.goto(`${pagePaths(source, 'sr').events}?id=${SAMPLES[source].eventCategory}`);
    const count = await cardsOf(page).count();
    expect(count).toBeGreaterThan(0);
    const more = page.getByRole('link', { name: MESSAGES.sr.LoadMore.more, exact: true });
    if (source === 'shipped') return expect(more).toHaveCount(0);
    await more.click();
    await expect(page).toHaveURL(/\/dogadjaji\?id=event-tides&page=2$/);
    await expect(cardsOf(page)).toHaveCount(1);
  });

  test('links ‘Load more’ to the next page, and that page to the one before', async ({ page, source }) => {
    for (const { kind, language } of LISTS) {
      await page.goto(pagePaths(source, language)[kind]);
      const first = await hrefsOf(cardsOf(page));
      await page.getByRole('link', { name: MESSAGES[language].LoadMore.more, exact: true }).click();
      await expect(page).toHaveURL(`${pagePaths(source, language)[kind]}?page=2`);
      const second = await hrefsOf(cardsOf(page));
      expect(second.length).toBeGreaterThan(0);
      expect(second.filter((href) => first.includes(href))).toEqual([]);
      await page.getByRole('link', { name: MESSAGES[language].LoadMore.previous, exact: true }).click();
      await expect(page).toHaveURL(pagePaths(source, language)[kind]);
      expect(await hrefsOf(cardsOf(page))).toEqual(first);
    }
  });
});
