import type { Page } from '@playwright/test';
import { kindsOfPage, TYPED_IN } from '../support/addresses';
import { expect, settle, test } from '../support/test';
import { LANGUAGES } from '../support/words';

/** Scrolls through the page, so that everything it loads late is asked for. */
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

/** Puts a script into the page, and tells whether it ran. */
const injects = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });

// One load for all that is looked at: loading is what takes the time.
for (const language of LANGUAGES) {
  test(`every kind of page comes alive without a complaint, asks no other host and runs no foreign script: ${language}`, async ({
    page,
    source,
    complaints,
  }) => {
    test.setTimeout(90_000);
    for (const path of [...Object.values(kindsOfPage(source, language)), ...TYPED_IN]) {
      await test.step(path, async () => {
        await page.goto(path);
        await settle(page);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        expect.soft(complaints.splice(0), path).toEqual([]);
        expect.soft(await brokenImages(page), path).toEqual([]);
        expect.soft(await injects(page), path).toBe(false);
        // The browser tells of the script it refused.
        expect.soft(complaints.splice(0).join(), path).toMatch(/content security policy/i);
      });
    }
  });
}
