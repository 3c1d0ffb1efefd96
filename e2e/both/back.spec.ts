import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { cardsOf } from '../support/lists';
import { expect, settle, test } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

/** What the page has asked to be told of. */
async function eventsHeard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  await session.detach();
  return listeners.map(({ type }) => type);
}

for (const language of LANGUAGES) {
  test(`the browser may keep every page for the way back: ${language}`, async ({ page, source }) => {
    test.setTimeout(60_000);
    for (const [kind, path] of Object.entries(kindsOfPage(source, language))) {
      const answer = await page.goto(path);
      await settle(page);
      expect.soft(answer?.headers()['cache-control'], kind).not.toContain('no-store');
      const heard = await eventsHeard(page);
      expect(heard, kind).toContain('popstate');
      for (const event of ['unload', 'beforeunload']) expect.soft(heard, kind).not.toContain(event);
    }
  });

  test(`going back finds a list as it was left, cards and place: ${language}`, async ({ page, source }) => {
    const { more } = WORDS[language].LoadMore;
    await page.goto(kindsOfPage(source, language)['all news'] ?? '');
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
    const place = await page.evaluate(() => Math.round(window.scrollY));
    expect(place).toBeGreaterThan(0);

    await last.click();
    await expect(page).toHaveURL(/[?&]id=/);
    // Nobody goes back in the frame in which the next page comes, before that is at its top.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(cards).toHaveCount(count);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(100);
  });
}
