import type { Page } from '@playwright/test';

/** The browser may draw no frame for as long as the machine is busy. */
const FRAME_TIMEOUT_MS = 1_000;

/** Waits until the page is drawn as it is now. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(
    (timeout) =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, timeout)),
      ]),
    FRAME_TIMEOUT_MS,
  );

/** Scrolls through the page screen by screen, so that everything lazy loads. */
export async function scrollThrough(page: Page): Promise<void> {
  let isAtEnd = false;
  while (!isAtEnd) {
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight * 0.9, behavior: 'instant' }));
    await waitForPaint(page);
    isAtEnd = await page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  }
}
