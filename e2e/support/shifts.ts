import type { Page } from '@playwright/test';
import { scrollThrough, waitForPaint } from './scroll';
import { expect } from './test';

type Shift = { value: number; element: string };

declare global {
  interface Window {
    takeShifts: () => Shift[];
  }
}

/** The sum of layout shifts that web fonts may cause when they replace their fallbacks. */
const MAX_SHIFT = 0.02;

/** Delays of fonts and pictures, so that they load after the first paint, one after the other. */
const FONT_DELAY_MS = 400;
const PICTURE_DELAY_MS = 150;

/** Delays fonts and pictures, and records layout shifts. */
export async function slowDown(page: Page): Promise<void> {
  for (const [files, delay] of [
    ['**/*.woff2', FONT_DELAY_MS],
    ['**/{pictures,media,_next/image}**', PICTURE_DELAY_MS],
  ] as const) {
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => {});
    });
  }
  await recordShifts(page);
}

/** Records layout shifts from now on, separately for each page. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const entries: Entry[] = [];
    const observer = new PerformanceObserver((list) => {
      entries.push(...(list.getEntries() as Entry[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeShifts = () => {
      entries.push(...(observer.takeRecords() as Entry[]));
      return entries.map(({ value, sources }) => {
        const elements = sources.map(({ node, previousRect, currentRect }) => {
          const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height]);
          const text = (node instanceof Element ? node.outerHTML : node?.textContent) ?? '';
          return `${before} to ${after}: ${text}`;
        });
        return { value, element: elements.map((text) => text.slice(0, 160)).join(' | ') };
      });
    };
  });
}

/** Scrolls through the page screen by screen once it has the web fonts, so that these replace their fallbacks at the top. */
export async function readThrough(page: Page): Promise<void> {
  // On phones they are requested after the first paint only, so `document.fonts.ready` may be resolved before.
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ family, status }) => !/fallback/.test(family) && status === 'loaded');
    return loaded.length > 0 && document.fonts.status === 'loaded';
  });
  await waitForPaint(page);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
}

/** Expects layout shifts of no more than this in sum since the page was opened. */
export async function expectShiftBelow(page: Page, max = MAX_SHIFT): Promise<void> {
  await waitForPaint(page);
  const shifts = await page.evaluate(() => window.takeShifts());
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const view = `${page.url()}, ${page.viewportSize()?.width} pixels wide`;
  expect.soft(sum, `${view}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(max);
}
