import type { Page } from '@playwright/test';

/** Holds the requests of these URLs until the returned function is called; later ones pass at once. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // The test may have ended.
    await route.continue().catch(() => {});
  });
  return release;
}
