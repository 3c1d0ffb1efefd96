import type { Page } from '@playwright/test';
import { ATTACKS } from '@/lib/articles/body/attacks.cases';
import { cardsOf, readToEnd } from '../support/lists';
import { MESSAGES } from '../support/messages';
import { loadPictures } from '../support/pictures';
import { expect, openHydrated, test, waitForHydration } from '../support/test';

/** Articles per test. */
const PER_TEST = 13;

// The policy would hide what the sanitizer lets through.
test.use({ bypassCSP: true });

/** Records the effects of an attack: a call of `alert`, a request to another host. */
async function arm(page: Page, achieved: string[]): Promise<void> {
  await page.exposeFunction('achieve', (what: string) => achieved.push(what));
  await page.addInitScript(() => {
    window.alert = (what) => (window as unknown as { achieve(text: string): void }).achieve(`alert ${what}`);
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.route('**/*', (route) => {
    const { hostname, pathname, searchParams } = new URL(route.request().url());
    // The network would not become idle: the router leaves the response to a prefetch of a missing page unread.
    if (searchParams.has('_rsc')) return route.abort();
    if (hostname === 'localhost') return route.continue();
    achieved.push(`request to ${hostname}${pathname}`);
    return route.abort();
  });
}

/** Handlers, URLs and scripts that should not be in a page. */
const attacksIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`);
        if (/^(href|src|action|formaction|data)$/i.test(name) && /^\s*(javascript|vbscript|data:text)/i.test(value)) {
          found.push(`${element.tagName} ${name}=${value}`);
        }
      }
    }
    const scripts = [...document.querySelectorAll('script')].filter(
      ({ src, type, textContent }) =>
        !src.startsWith(`${location.origin}/_next/`) &&
        type !== 'application/ld+json' &&
        /^\s*(alert|window\.alert)/.test(textContent),
    );
    if (scripts.length > 0) found.push('a script of the provider');
    return found;
  });

/** Loads all pictures, and dispatches the events of a visit to every element. */
async function provoke(page: Page): Promise<void> {
  await waitForHydration(page);
  await loadPictures(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['mouseover', 'focus', 'toggle', 'load', 'error']) element.dispatchEvent(new Event(type));
    }
  });
}

for (let first = 0; first < ATTACKS.length; first += PER_TEST) {
  const last = Math.min(first + PER_TEST, ATTACKS.length) - 1;
  test(`neutralizes attacks ${first} to ${last} in every text of an article`, async ({ page, origin }) => {
    const achieved: string[] = [];
    await arm(page, achieved);
    for (let number = first; number <= last; number += 1) {
      const section = number % 2 === 0 ? 'news' : 'vijesti';
      await page.goto(`${origin}/${section}/article/x?id=attack-${number}`);
      await expect(page.locator('h1')).toContainText(`Attack ${number}`);
      await provoke(page);
      expect({ number, found: await attacksIn(page), achieved }).toEqual({ number, found: [], achieved: [] });
    }
  });
}

test('neutralizes every attack in the cards of a list', async ({ page, origin }) => {
  const achieved: string[] = [];
  await arm(page, achieved);
  await openHydrated(page, `${origin}/news/x?id=attacked`);
  const { more, all } = MESSAGES.en.LoadMore;
  await readToEnd(page, { more, end: all.news });
  await expect(cardsOf(page)).toHaveCount(ATTACKS.length);
  await page.waitForLoadState('networkidle');
  await provoke(page);
  expect(await attacksIn(page)).toEqual([]);
  expect(achieved).toEqual([]);
});
