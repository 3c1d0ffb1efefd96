import { kindsOfPage } from '../support/addresses';
import { cardsOf } from '../support/lists';
import { expect, settle, test } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

for (const language of LANGUAGES) {
  test(`a failed page of a list keeps what stands and offers to try again: ${language}`, async ({ page, source }) => {
    const words = WORDS[language].LoadMore;
    let isBroken = true;
    await page.route('**/api/article?**', (route) =>
      isBroken && route.request().url().includes('page=3')
        ? route.fulfill({ status: 503, body: '{}' })
        : route.continue(),
    );
    await page.goto(kindsOfPage(source, language)['all news'] ?? '');
    await settle(page);
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
    await expect(async () => {
      if (await failure.isVisible()) await failure.getByRole('button', { name: words.retry }).click({ timeout: 500 });
      expect(await cards.count()).toBeGreaterThan(second);
    }).toPass();
    await expect(failure).toHaveCount(0);
  });
}

test('a provider that does not answer the first ‘load more’ costs nothing either', async ({ page, source }) => {
  const words = WORDS.en.LoadMore;
  await page.route('**/api/events?**', (route) => route.abort());
  await page.goto(kindsOfPage(source, 'en').events ?? '');
  await settle(page);
  const cards = cardsOf(page);
  const before = await cards.count();
  await page.getByRole('link', { name: words.more, exact: true }).click();
  await expect(page.getByRole('button', { name: words.retry })).toBeVisible();
  await expect(cards).toHaveCount(before);
});
