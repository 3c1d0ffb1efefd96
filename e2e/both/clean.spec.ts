import type { Page } from '@playwright/test';
import { kindsOfPage, TYPED_IN } from '../support/addresses';
import { expect, type Source, settle, test } from '../support/test';
import type { Language } from '../support/words';

const LANGUAGE: Record<Source, Language> = { shipped: 'en', remote: 'sr' };

/** Scrolls through the page, so that everything lazy loads. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });

const brokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.currentSrc),
  );

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

// One load for all checks of a page, since loading takes most of the time; the site of each source in another language.
test('hydrates every kind of page without an error, a foreign request or a foreign script', async ({
  page,
  source,
  complaints,
}) => {
  test.setTimeout(120_000);
  for (const path of [...Object.values(kindsOfPage(source, LANGUAGE[source])), ...TYPED_IN]) {
    const response = await page.goto(path);
    await settle(page);
    const listeners = await listenersOf(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect.soft(complaints.splice(0), path).toEqual([]);
    expect.soft(await brokenImages(page), path).toEqual([]);
    expect.soft(await injects(page), path).toBe(false);
    // The browser reports the script it refused.
    expect.soft(complaints.splice(0).join(), path).toMatch(/content security policy/i);
    // What keeps a page out of the back/forward cache.
    if (!TYPED_IN.includes(path)) {
      expect.soft(response?.headers()['cache-control'], path).not.toContain('no-store');
    }
    expect.soft(listeners, path).toContain('popstate');
    for (const event of ['unload', 'beforeunload']) expect.soft(listeners, path).not.toContain(event);
  }
});
