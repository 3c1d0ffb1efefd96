import type { Page } from '@playwright/test';
import { loadPictures } from './pictures';
import { scrollThrough } from './scroll';
import { expect } from './test';

/** Adds a script to the page and returns whether it ran. */
const injects = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });

/** Types of the events that the page listens to on its window. */
async function listenersOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  await session.detach();
  return listeners.map(({ type }) => type);
}

/**
 * Expects a page to have hydrated, and to scroll, without an error, a foreign request or a foreign script, and without a
 * listener that keeps it out of the back/forward cache.
 */
export async function expectClean(page: Page, path: string, complaints: string[]): Promise<void> {
  const listeners = await listenersOf(page);
  await scrollThrough(page);
  expect.soft(await loadPictures(page), path).toEqual([]);
  expect.soft(complaints.splice(0), path).toEqual([]);
  expect.soft(await injects(page), path).toBe(false);
  // The browser reports the script it refused.
  expect.soft(complaints.splice(0).join(), path).toMatch(/content security policy/i);
  expect.soft(listeners, path).toContain('popstate');
  for (const event of ['unload', 'beforeunload']) expect.soft(listeners, path).not.toContain(event);
}
