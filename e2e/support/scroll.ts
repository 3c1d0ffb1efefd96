import type { Page } from '@playwright/test';

/** The browser may draw no frame for as long as the machine is busy. */
const FRAME_TIMEOUT_MS = 1_000;

/** Scrolls through the page screen by screen, so that everything lazy loads. */
export async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = (): Promise<boolean> =>
    page.evaluate(async (timeout) => {
      window.scrollBy({ top: window.innerHeight * 0.9, behavior: 'instant' });
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, timeout)),
      ]);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    }, FRAME_TIMEOUT_MS);
  while (!(await isAtEnd()));
}
