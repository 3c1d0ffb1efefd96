import type { Locator, Page } from '@playwright/test';

/** The cards of the page’s list. */
export const cardsOf = (page: Page): Locator => page.locator('[data-kind] > ul > li');

/** Where they lead. */
export const hrefsOf = (cards: Locator): Promise<string[]> =>
  cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
