import { kindsOfPage } from '../support/addresses';
import { cardsOf } from '../support/lists';
import { expect, settle, test } from '../support/test';
import { WORDS } from '../support/words';

test('restores the cards, the scroll position and the focus of a list on the way back', async ({ page, source }) => {
  const { more } = WORDS.sr.LoadMore;
  await page.goto(kindsOfPage(source, 'sr')['all news'] ?? '');
  await settle(page);
  const cards = cardsOf(page);
  for (let loaded = 1; loaded <= 2; loaded += 1) {
    const before = await cards.count();
    await page.getByText(more, { exact: true }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
  }
  const count = await cards.count();
  const last = cards.last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrollY();
  expect(before).toBeGreaterThan(0);

  await last.click();
  await expect(page).toHaveURL(/[?&]id=/);
  // Nobody goes back in the frame in which the next page appears, before it is at its top.
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(async () => Math.abs((await scrollY()) - before)).toBeLessThan(100);
  await expect(last).toBeFocused();
});
