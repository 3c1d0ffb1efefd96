import type { Locator } from '@playwright/test';
import { textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { PHONE } from '../support/screens';
import { expect, test } from '../support/test';

/** Questions of docs/visitor-questions.md, and what the answer says: first those with an answer on home, seen or after a tap. */
const ON_HOME: [question: string, answer: RegExp][] = [
  ['Is there a bus to Perast, and how often?', /about once an hour, and on to Risan/],
  ['Where can I park?', /Outside the walls, for a charge/],
  ['How much is the tourist tax?', /€1.00 a night for adults/],
  ['How do I get to Our Lady of the Rocks?', /By boat from the waterfront of Perast/],
  ['How many steps lead up the walls?', /About 1,350/],
  ['Where can I leave my luggage?', /Ask your host first/],
  ['Do I pay in euro, or by card?', /Cards are widely taken/],
  ['Can I come with a wheelchair or a pram?', /mostly level/],
  ['Where is the information desk, and its number?', /\+382 32 000 000/],
];

/** The links one after another from home, each a tap. */
const BY_TAPS: [question: string, taps: [string] | [string, string], answer: RegExp][] = [
  [
    'How do I get here from the airport?',
    ['/visitors-info', '#airports'],
    /by taxi, by local bus from the town of Tivat, or by coach/,
  ],
  ['What is the number of a taxi?', ['/visitors-info', '#taxis'], /19719/],
  ['Does the ferry sail at night?', ['/visitors-info', '#ferry'], /by day and by night, all year/],
  ['How far is Dubrovnik?', ['/visitors-info', '#distances'], /71 km/],
  ['What do I dial in an emergency?', ['/visitors-info', '#emergency'], /112/],
  ['What does the city pass cost, and what is in it?', ['/city-card'], /Pass M.*€30/],
  ['What is on next?', ['/events'], /Events by date.*?\b\d{1,2} \p{Lu}\p{L}+/su],
];

/** A question that one search answers, in the first three results. */
const BY_SEARCH: [question: string, query: string, answer: RegExp][] = [
  ['Where is a toilet?', 'toilet', /public toilets we know of are on the map/],
  ['Where is a pharmacy?', 'pharmacy', /green cross over the door/],
  ['Is there a cash machine?', 'ATM', /no list of cash machines/],
  ['Is there Wi-Fi?', 'wifi', /Ask your host or in a café/],
  ['Can I drink the tap water?', 'tap water', /normally drinkable/],
  ['May I bring my dog?', 'dog', /ask before you book/],
  ['I have lost my passport. What now?', 'lost passport', /to the police, 122/],
  ['When are the museums open?', 'opening hours', /differ with the place and the season/],
  ['What can I see in a few hours off a ship?', 'off a ship', /Off a ship into town/i],
  ['Where can I swim?', 'swim', /Swimming in the bay/i],
  ['What is there for children?', 'children', /Kotor with children/i],
  ['It is raining. What can we do?', 'rain', /Rainy day/i],
  ['Where can I eat?', 'where to eat', /Where to eat/i],
  ['What do I wear in a church?', 'dress code', /Dress and quiet/i],
];

/** The words that can be seen, on one line; `textContent` would have those of closed answers. */
const shown = async (part: Locator): Promise<string> => (await part.allInnerTexts()).join(' ').replace(/\s+/g, ' ');

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a visitor finds answers within two taps from home, and the search, on a screen 360 px wide', async ({
    page,
  }) => {
    const expectAnswer = async (question: string, answer: RegExp): Promise<void> => {
      await expect.poll(() => shown(page.locator('body')), { message: question, intervals: [20] }).toMatch(answer);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, question).toBe(PHONE.width);
    };
    await page.goto('/');
    for (const [question, answer] of ON_HOME) {
      if (!answer.test(await shown(page.locator('body'))))
        await page.locator('details', { hasText: answer }).locator('summary').tap();
      await expectAnswer(question, answer);
    }
    for (const [question, taps, answer] of BY_TAPS) {
      await page.goto('/');
      for (const tap of taps) await page.locator(`main a[href="${tap}"]:visible`).first().tap();
      await expectAnswer(question, answer);
    }
    const [question, query, answer] = BY_SEARCH[0] ?? ['', '', /^$/];
    await page.locator('header a[href^="/search"]:visible').tap();
    // Before hydration the link leads to a page with the same field.
    await page.getByRole('searchbox').fill(query);
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/search?q=*');
    await expectAnswer(question, answer);
  });
});

test('one search has each other answer in its first three results', async ({ origin }) => {
  for (const [question, query, answer] of BY_SEARCH) {
    const { text } = await sendRequest(origin, `/search?q=${encodeURIComponent(query)}`);
    const results = (/<main\b.*?<ol\b[^>]*>(.*?)<\/ol>/s.exec(text)?.[1] ?? '').split('<li').slice(1, 4);
    expect.soft(textOf(results.join(' ')), question).toMatch(answer);
  }
});
