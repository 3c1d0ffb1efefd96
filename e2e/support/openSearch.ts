import type { Page } from '@playwright/test';

/** Opens the search dialog by the link in the header. */
export const openSearch = (page: Page): Promise<void> =>
  page.locator('header').locator('a[href="/search"], a[href="/pretraga"]').first().click();
