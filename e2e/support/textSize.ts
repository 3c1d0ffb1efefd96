import type { Page } from '@playwright/test';

/** Tells the browser how large its standard text is, in pixels, as a visitor does in its settings. */
export async function tellTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
