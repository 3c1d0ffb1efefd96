import type { Page } from '@playwright/test';

/** Sets the browser’s default text size in pixels, as a visitor does in its settings. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
