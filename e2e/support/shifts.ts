import type { Page } from '@playwright/test';
import { scrollThrough } from './scroll';

type Shift = { value: number; element: string };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Delays of fonts and pictures, so that they load after the first paint, one after the other. */
const FONT_DELAY_MS = 400;
const PICTURE_DELAY_MS = 150;

/** Delays fonts and pictures, and records layout shifts. */
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
  await recordShifts(page);
}

/** Records layout shifts from now on. */
export async function recordShifts(page: Page): Promise<void> {
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

/** Scrolls through the page screen by screen, and returns all layout shifts since it was opened. */
export async function shiftsWhileReading(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shifts);
}
