import type { Locator, Page } from '@playwright/test';
import { PHONE } from '../support/screens';
import { expect, test } from '../support/test';

/** A question of docs/visitor-questions.md; its links one after another from home, each a tap, and what the answer says. */
const BY_TAPS: [question: string, taps: string[], answer: RegExp][] = [
  ['How do I get here from the airport?', ['/visitors-info', '#airports'], /Tivat airport \(TIV\)/],
  ['Is there a bus to Perast, and how often?', [], /about once an hour, and on to Risan/],
  ['What is the number of a taxi?', ['/visitors-info', '#taxis'], /19719/],
  ['Where can I park?', [], /Outside the walls, for a charge/],
  ['Does the ferry sail at night?', ['/visitors-info', '#ferry'], /by day and by night, all year/],
  ['How far is Dubrovnik?', ['/visitors-info', '#distances'], /71 km/],
  ['What do I dial in an emergency?', ['/visitors-info', '#emergency'], /112/],
  ['How much is the tourist tax?', [], /€1.00 a night for adults/],
  ['What does the city pass cost, and what is in it?', ['/city-card'], /Pass M.*€30/],
  ['What is on next?', ['/events'], /All events.*?\b\d{1,2} \p{Lu}\p{L}+/su],
  ['How do I get to Our Lady of the Rocks?', [], /By boat from the waterfront of Perast/],
  ['How many steps lead up the walls?', [], /About 1,350/],
  ['Where can I leave my luggage?', [], /Ask your host first/],
  ['Do I pay in euro, or by card?', [], /Cards are widely taken/],
  ['Can I come with a wheelchair or a pram?', [], /mostly level/],
  ['Where is the information desk, and its number?', [], /\+382 32 000 000/],
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
  ['What can I see in a few hours off a ship?', 'off a ship', /One day off a ship/i],
  ['Where can I swim?', 'swim', /Swimming in the bay/i],
  ['What is there for children?', 'children', /Kotor with children/i],
  ['It is raining. What can we do?', 'rain', /Rainy day/i],
  ['Where can I eat?', 'where to eat', /Where to eat/i],
  ['What do I wear in a church?', 'dress code', /Dress and quiet/i],
];

/** The words that can be seen, on one line; `textContent` would have those of closed answers. */
const shown = async (part: Locator): Promise<string> => (await part.allInnerTexts()).join(' ').replace(/\s+/g, ' ');

/** Taps a link in the page or, without one, the question on home that has the answer. */
async function answerByTaps(page: Page, taps: string[], answer: RegExp): Promise<number> {
  for (const tap of taps) await page.locator(`main a[href="${tap}"]:visible`).first().tap();
  if (answer.test(await shown(page.locator('body'))) || taps.length > 0) return taps.length;
  await page.locator('details', { hasText: answer }).locator('summary').tap();
  return 1;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  /** How long each took, of the machine alone, is attached, and printed with `TIMES=1`; no time is demanded. */
  test('thirty questions are answered within two taps from home or one search, on a screen 360 px wide', async ({
    page,
  }, testInfo) => {
    test.setTimeout(180_000);
    expect([...BY_TAPS, ...BY_SEARCH]).toHaveLength(30);
    await page.goto('/');
    const times: string[] = [];
    const time = async (question: string, answer: RegExp, way: () => Promise<string>, part = 'body'): Promise<void> => {
      const start = Date.now();
      await page.goto('/');
      const home = Date.now() - start;
      const taps = await way();
      await expect.poll(() => shown(page.locator(part)), { message: question, intervals: [20] }).toMatch(answer);
      times.push(`${question} | ${taps} | ${home} | ${Date.now() - start - home}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, question).toBe(PHONE.width);
    };
    for (const [question, taps, answer] of BY_TAPS) {
      expect(taps.length, question).toBeLessThanOrEqual(2);
      await time(question, answer, async () => `${await answerByTaps(page, taps, answer)} taps`);
    }
    for (const [question, query, answer] of BY_SEARCH) {
      const way = async (): Promise<string> => {
        await page.locator('header a[href^="/search"]:visible').tap();
        // Before hydration the link leads to a page with the same field.
        await page.getByRole('searchbox').fill(query);
        await page.getByRole('searchbox').press('Enter');
        await page.waitForURL('**/search?q=*');
        return `search ‘${query}’`;
      };
      await time(question, answer, way, 'main ol > li:nth-child(-n + 3)');
    }
    const table = ['question | way | home, ms | from there to the answer, ms', ...times].join('\n');
    await testInfo.attach('times', { body: table });
    if (process.env.TIMES) console.log(table);
  });
});
