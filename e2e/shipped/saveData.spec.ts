import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { ask } from '../support/http';
import { SCREEN } from '../support/screens';
import { expect, test } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

/** What all of the home page may weigh for who saves data, headers included (budgets, `saveDataHomeTotal`). */
const MAX_HOME_BYTES = 100_000;

const SAVES = { 'Save-Data': 'on' };

/** The phone of the budgets. */
const DENSE_PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 };

test.use({ extraHTTPHeaders: SAVES, hasConsent: false });

/** Scrolls to the foot, so that every picture that comes late does. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
}

for (const [screen, options] of Object.entries({ phone: DENSE_PHONE, desktop: { viewport: SCREEN } })) {
  test.describe(`on a ${screen}`, () => {
    test.use(options);
    for (const language of LANGUAGES) {
      test(`home weighs little, read to its foot: ${language}`, async ({ page }) => {
        const sizes: Promise<[string, number]>[] = [];
        page.on('requestfinished', (request) => {
          sizes.push(request.sizes().then((size) => [request.url(), size.responseBodySize + size.responseHeadersSize]));
        });
        await page.goto(`/?lang=${language}`, { waitUntil: 'networkidle' });
        await readThrough(page);
        const all = await Promise.all(sizes);
        const bytes = all.reduce((sum, [, size]) => sum + size, 0);
        expect(bytes, all.map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(MAX_HOME_BYTES);
        expect(all.length).toBeGreaterThan(5);
      });
    }
  });
}

for (const language of LANGUAGES) {
  test(`no page asks for a script or a font: ${language}`, async ({ page, source, complaints }) => {
    test.setTimeout(60_000);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'font', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    // Its day is of today: it is rendered each time, and has one form.
    const { 'terms-conditions': _, ...kept } = kindsOfPage(source, language);
    for (const path of Object.values(kept)) {
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.locator('h1'), path).toBeVisible();
      expect.soft(asked.splice(0), path).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

test('what stands there for visitors without scripts is there', async ({ page }) => {
  await page.setViewportSize(DENSE_PHONE.viewport);
  await page.goto('/volim-kotor');
  await expect(page.getByRole('search').getByRole('button')).toBeVisible();
  await page.goto('/?lang=en');
  await page.locator('header').getByRole('link', { name: WORDS.en.Navigation.openMenu }).click();
  await expect(page.locator('footer').getByRole('link', { name: WORDS.en.Navigation.cityPass })).toBeInViewport();
});

test('caches keep the two forms of a page apart', async ({ origin }) => {
  for (const path of ['/', '/news', '/nowhere']) {
    const [light, full, again] = [
      await ask(origin, path, { headers: SAVES }),
      await ask(origin, path),
      await ask(origin, path, { headers: SAVES }),
    ];
    for (const { headers } of [light, full]) expect(headers.vary, path).toMatch(/\bsave-data\b/i);
    expect(light.status, path).toBe(full.status);
    expect(light.headers.etag, path).not.toBe(full.headers.etag);
    expect([light.text, again.text].map((text) => /<script(?! type="application\/ld)/.test(text))).toEqual([
      false,
      false,
    ]);
    expect(full.text, path).toContain('<script type="module">');
  }
});
