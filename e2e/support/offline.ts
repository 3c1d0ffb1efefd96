import type { Page } from '@playwright/test';
import { formatDate } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES, TAG } from './messages';
import { expect } from './test';

/** Waits until the worker controls the page. */
export const waitForController = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 15_000 });

/** The stored paths by cache. Opening one that is being deleted creates it again, so empty ones are left out. */
export const cachedPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const held: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      if (requests.length === 0) continue;
      held[name] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return held;
  });

/** The addresses of visited pages, of all builds. */
export const cachedPages = async (page: Page, language: Language): Promise<string[]> =>
  Object.entries(await cachedPaths(page)).flatMap(([name, paths]) =>
    name.startsWith('kotor-pages:') && name.endsWith(`:${language}`) ? paths : [],
  );

/** Opens a page and waits until it is stored. */
export async function visitAndCache(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(path);
  await waitForController(page);
  await expect.poll(() => cachedPages(page, language)).toContain(path);
}

/** Expects a stored copy in its language. */
export async function expectCopy(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', TAG[language]);
  const today = formatDate(new Date().toISOString());
  const { label, savedOn } = MESSAGES[language].SavedCopy;
  await expect(page.getByRole('complementary', { name: label })).toContainText(fill(savedOn, { date: today }));
}

/** Expects the page shown instead of those not stored. */
export async function expectOfflinePage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', TAG[language]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES[language].OfflinePage.title);
}
