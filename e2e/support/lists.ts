import { expect, type Locator, type Page } from '@playwright/test';

/** The cards of the page’s list, without placeholders of those still loading. */
export const cardsOf = (page: Page): Locator => page.locator('[data-kind] ul > li:not([aria-hidden])');

/** The targets of the links of cards. */
export const hrefsOf = (cards: Locator): Promise<string[]> =>
  cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Loads more until the message at the end; `beforePage` is called with the number of pages so far. */
export async function readToEnd(
  page: Page,
  messages: { more: string; end: string },
  beforePage: (loaded: number) => void = () => undefined,
): Promise<void> {
  const cards = cardsOf(page);
  const more = page.getByText(messages.more, { exact: true });
  const end = page.getByText(messages.end, { exact: true });
  for (let loaded = 1; ; loaded += 1) {
    await more.or(end).waitFor();
    if (await end.isVisible()) return;
    beforePage(loaded);
    const before = await cards.count();
    await more.click();
    await expect.poll(() => cards.count(), { intervals: [10, 20, 50] }).toBeGreaterThan(before);
  }
}
