import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pagePaths } from '../support/addresses';
import { sendRequest } from '../support/http';
import { textFaultsOf } from '../support/layout';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test, waitForHydration } from '../support/test';

/** Removes what an older browser lacks. */
function removeNewApis(): void {
  for (const name of ['show', 'showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  const names = ['ViewTransition', 'onpageswap', 'onpagereveal', 'requestIdleCallback', 'cancelIdleCallback'];
  for (const name of names) Reflect.deleteProperty(window, name);
}

/** Removes what a private window refuses; the storages throw. */
function refuseStorage(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
}

/** Newer than the browsers of `browserslist` (package.json). */
const NEWER =
  /AbortSignal\.any\b|\b(?:Object|Map)\.groupBy|Array\.fromAsync|Promise\.(?:withResolvers|try)\(|URL\.canParse\(/g;

const CHUNKS = '.next/static/chunks';

const { home, subcategoryArticle, map, trip, tax, search, events } = pagePaths('shipped', 'en');
const PAGES = [home, subcategoryArticle, map, trip, tax];

async function followLink(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: MESSAGES.en.Navigation.events }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.en.EventsPage.title);
}

test.describe('with less than the newest browser', () => {
  // The consent is stored; here storage may be missing.
  test.use({ hasConsent: false });

  for (const [where, takeAway] of [
    ['in a browser without methods of dialogs, view transitions and idle callbacks', removeNewApis],
    ['in a private window, without service workers and with storages that throw', refuseStorage],
  ] as const) {
    test(`pages read and link ${where}`, async ({ page, complaints }) => {
      await page.addInitScript(takeAway);
      for (const path of PAGES) {
        await openHydrated(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await followLink(page);
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('with changed style sheets', () => {
  test.use({ bypassCSP: true });

  test('no closed dialog is seen where the browser has no styles for one', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await page.addStyleTag({ content: 'dialog { display: block; }' });
      await expect(page.locator('dialog')).not.toHaveCount(0);
      await expect(page.locator('dialog').filter({ visible: true })).toHaveCount(0);
    }
  });

  test('a search is a block where the browser does not know its element', async ({ page }) => {
    for (const path of [search, events]) {
      await page.goto(path);
      await page.addStyleTag({ content: 'search { display: inline; }' });
      await expect(page.locator('main search')).not.toHaveCSS('display', 'inline');
    }
  });

  test('pages read and link without the selector :has', async ({ page }) => {
    let replaced = 0;
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      replaced += text.match(/:has\(/g)?.length ?? 0;
      // A selector that no browser knows.
      await route.fulfill({ response, body: text.replaceAll(':has(', ':unknown(') });
    });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForHydration(page);
      expect.soft(await textFaultsOf(page), path).toEqual([]);
    }
    expect(replaced).toBeGreaterThan(0);
    await followLink(page);
    // Requests still open then do not matter.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('pages read and link where every script is blocked', async ({ page }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await followLink(page);
});

function readSheets(): string {
  const names = readdirSync(CHUNKS).filter((name) => name.endsWith('.css'));
  return names.map((name) => readFileSync(join(CHUNKS, name), 'utf8')).join('\n');
}

test('no style sheet has generated text or a float that only newer browsers know', () => {
  const sheets = readSheets();
  expect(sheets).toContain('content:');
  // Alternative text needs Firefox 128 or Safari 17.4; a declaration without it stands for the others.
  const spoken = [...sheets.matchAll(/content:\s*("[^"]*")\s*\/\s*"/g)].map(([, content]) => content);
  expect(spoken.filter((content) => !sheets.match(`content:\\s*${content}\\s*[;}]`))).toEqual([]);
  expect(sheets.match(/float:\s*inline-/g)).toBeNull();
});

test('the shade behind a dialog is no custom property, which only newer browsers inherit there', () => {
  const shades = readSheets().match(/::backdrop\s*\{[^}]*\}/g) ?? [];
  expect(shades).not.toEqual([]);
  expect(shades.filter((shade) => shade.includes('var('))).toEqual([]);
});

test('what hides its scroll bar hides it in older browsers too', () => {
  const sheets = readSheets();
  const hidden = sheets.match(/scrollbar-width:\s*none/g) ?? [];
  expect(hidden).not.toEqual([]);
  expect(sheets.match(/::-webkit-scrollbar\s*\{\s*display:\s*none/g)).toHaveLength(hidden.length);
});

test('no script calls what the oldest supported browsers lack', async ({ origin }) => {
  const { text } = await sendRequest(origin, '/sw.js');
  const names = readdirSync(CHUNKS).filter((name) => name.endsWith('.js'));
  const scripts = [text, ...names.map((name) => readFileSync(join(CHUNKS, name), 'utf8'))];
  expect(scripts.flatMap((script) => script.match(NEWER) ?? [])).toEqual([]);
});
