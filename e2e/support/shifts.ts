import type { Page } from '@playwright/test';

type Shift = { value: number; element: string };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** How late fonts and pictures come, milliseconds: after the first paint, one after the other. */
const FONT_DELAY_MS = 400;
const PICTURE_DELAY_MS = 150;

/** From now on fonts and pictures come late, and what moves is noted. */
export async function slowDown(page: Page): Promise<void> {
  for (const [files, delay] of [
    ['**/fonts/**', FONT_DELAY_MS],
    ['**/{pictures,media,_next/image}**', PICTURE_DELAY_MS],
  ] as const) {
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => {});
    });
  }
  await noteShifts(page);
}

/** From now on what moves is noted. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & Shift & { sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const elements = sources.map(({ node, previousRect, currentRect }) => {
          const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height]);
          const text = (node instanceof Element ? node.outerHTML : node?.textContent) ?? '';
          return `${before} to ${after}: ${text}`;
        });
        window.shifts.push({ value, element: elements.map((text) => text.slice(0, 160)).join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Goes down the page as a reader does, screen by screen, and tells what has moved since it was opened. */
export async function shiftsWhileReading(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready);
  const isAtEnd = (): Promise<boolean> =>
    page.evaluate(async () => {
      window.scrollBy({ top: window.innerHeight * 0.9, behavior: 'instant' });
      // A busy machine’s browser may owe a frame for long.
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ]);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
  while (!(await isAtEnd()));
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shifts);
}
