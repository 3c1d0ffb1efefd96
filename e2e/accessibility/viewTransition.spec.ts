import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../support/test';

/** Navigates to another document without the site’s scripts, expects a view transition or none, and goes back. */
async function goAndReturn(page: Page, isTransition: boolean): Promise<void> {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      document.documentElement.dataset.fades = String(viewTransition !== null);
    });
  });
  await page.goto('/news');
  await page.locator('main a').first().click();
  await expect(page).not.toHaveURL('/news');
  await expect(page.locator('html')).toHaveAttribute('data-fades', String(isTransition), { timeout: 2_000 });
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(page.locator('h1')).toBeVisible();
}

test('fades from one document to the next, and goes back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A browser on a busy machine skips the transition.
  await expect(() => goAndReturn(page, true)).toPass({ timeout: 25_000 });
});

test('does not fade under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goAndReturn(page, false);
});

/** The elements that have moved in a view transition between two pages of one document. */
const movedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);

/** Goes from a card to its article, within the document. */
async function openArticle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition;
    document.startViewTransition = (...given) => {
      const transition = start.apply(document, given);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const name = (effect as KeyframeEffect).pseudoElement;
          const takesTime = Number(effect?.getComputedTiming().duration) > 0;
          if (takesTime && name?.startsWith('::view-transition-group')) moved.push(name);
        }
      });
      return transition;
    };
  });
  await openHydrated(page, '/see-and-do/towns-of-the-bay');
  const card = page.locator('main article').filter({ has: page.locator('picture') });
  const link = card.first().getByRole('link').last();
  const title = (await link.textContent()) ?? '';
  await link.hover();
  await link.click();
  await expect(page.locator('h1')).toHaveText(title);
}

test('grows the picture of a card into the picture of its article', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openArticle(page);
  await expect.poll(() => movedElements(page)).toContainEqual(expect.stringMatching(/picture--pictures-/));
});

test('does not grow the picture under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openArticle(page);
  await page.waitForTimeout(500);
  expect(await movedElements(page)).toEqual([]);
});
