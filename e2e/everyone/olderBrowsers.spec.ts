import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { textFaultsOf } from '../support/layout';
import { expect, settle, test } from '../support/test';
import { WORDS } from '../support/words';

/** What some browsers lack or refuse, and a script that takes it away. */
const LACKING: Record<string, () => void> = {
  'methods of dialogs': () => {
    for (const name of ['show', 'showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  },
  'view transitions': () => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    for (const name of ['ViewTransition', 'onpageswap', 'onpagereveal']) Reflect.deleteProperty(window, name);
  },
  'idle callbacks': () => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
  },
  'service workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'local storage, which throws': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  },
  'session storage, which throws': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  },
};

const kinds = kindsOfPage('shipped', 'en');
const PAGES = ['home', 'article of a subcategory', 'map', 'trip', 'tax'].map((kind) => kinds[kind] ?? '');

async function followLink(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: WORDS.en.Navigation.events }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.EventsPage.title);
}

for (const [feature, takeAway] of Object.entries(LACKING)) {
  test.describe(`without ${feature}`, () => {
    // The consent is stored; here the storage may be what is lacking.
    test.use({ hasConsent: false });

    test(`pages read and link without ${feature}`, async ({ page, complaints }) => {
      await page.addInitScript(takeAway);
      for (const path of PAGES) {
        await page.goto(path);
        await settle(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await followLink(page);
      expect(complaints).toEqual([]);
    });
  });
}

/** What the markup or the style sheets use, and a spelling that no browser knows. */
const SPELT: Record<string, [known: RegExp, unknown: string]> = {
  'the selector :has': [/:has\(/g, ':unknown('],
  'script modules': [/<script type="module"/g, '<script type="unknown"'],
};

for (const [feature, [known, unknown]] of Object.entries(SPELT)) {
  test.describe(`without ${feature}`, () => {
    test.use({ bypassCSP: true });

    test(`pages read and link without ${feature}`, async ({ page }) => {
      let replaced = 0;
      await page.route('**/*', async (route) => {
        if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
        const response = await route.fetch();
        const text = await response.text();
        replaced += text.match(known)?.length ?? 0;
        await route.fulfill({ response, body: text.replace(known, unknown) });
      });
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await textFaultsOf(page), path).toEqual([]);
      }
      expect(replaced).toBeGreaterThan(0);
      await followLink(page);
      // What is still being fetched then is of no interest.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}

test('pages read and link where every script is blocked', async ({ page }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await followLink(page);
});
