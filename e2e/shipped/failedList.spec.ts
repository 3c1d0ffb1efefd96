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

test('offers to try again when the first load of more fails', async ({ page, source }) => {
  const words = WORDS.en.LoadMore;
  await page.route('**/api/cards?**', (route) => route.abort());
  await openHydrated(page, kindsOfPage(source, 'en').events);
  const cards = cardsOf(page);
  const before = await cards.count();
  await page.getByRole('link', { name: words.more, exact: true }).click();
  await expect(page.getByRole('button', { name: words.retry })).toBeVisible();
  await expect(cards).toHaveCount(before);
});

test('retries a failed load three times, and no more', async ({ page, source }) => {
  await page.clock.install();
  let calls = 0;
  await page.route('**/api/cards?**', (route) => {
    calls += 1;
    return route.fulfill({ status: 503, body: '{}' });
  });
  await openHydrated(page, kindsOfPage(source, 'en').allNews);
  await page.getByRole('link', { name: WORDS.en.LoadMore.more, exact: true }).click();
  await expect(page.getByRole('button', { name: WORDS.en.LoadMore.retry })).toBeVisible();
  for (let count = 1; count <= 4; count += 1) {
    await expect.poll(() => calls).toBeGreaterThanOrEqual(count);
    await page.clock.runFor(10_000);
  }
  // A further call would have been due by now.
  await page.clock.runFor(60_000);
  await page.waitForTimeout(500);
  expect(calls).toBe(4);
});
