import { kindsOfPage } from '../support/addresses';
import { cardsOf } from '../support/lists';
import { expect, openHydrated, test } from '../support/test';
import { WORDS } from '../support/words';

test('leaves a list as it is after a failed load, and offers to try again', async ({ page, source }) => {
  const words = WORDS.sr.LoadMore;
  let isBroken = true;
  await page.route('**/api/cards?**', (route) =>
    isBroken && route.request().url().includes('page%3D3')
      ? route.fulfill({ status: 503, body: '{}' })
      : route.continue(),
  );
  await openHydrated(page, kindsOfPage(source, 'sr').allNews);
  const cards = cardsOf(page);
  const first = await cards.count();
  await page.getByRole('link', { name: words.more, exact: true }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  const second = await cards.count();

  await page.getByRole('button', { name: words.more, exact: true }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(words.failed);
  await expect(cards).toHaveCount(second);
  isBroken = false;
  await page.getByRole('button', { name: words.retry }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(second);
  await expect(failure).toHaveCount(0);
});

test('loads the next page as a document when its script cannot be loaded', async ({ page, source }) => {
  await openHydrated(page, kindsOfPage(source, 'en').allNews);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.getByRole('link', { name: WORDS.en.LoadMore.more, exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
});
