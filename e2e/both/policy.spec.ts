import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { ask } from '../support/http';
import { expect, settle, test } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

/** Pages of what visitors type in are not kept: their scripts stand in them, with a nonce. */
const TYPED_IN = ['/tax?adults=2&nights=3', '/volim-kotor?q=ribe'];

test('every page has a policy without inline scripts, the first time and from the cache', async ({
  origin,
  source,
}) => {
  for (const language of LANGUAGES) {
    for (const path of Object.values(kindsOfPage(source, language))) {
      for (let time = 1; time <= 2; time += 1) {
        const { headers, text } = await ask(origin, path);
        const policy = String(headers['content-security-policy']);
        expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-[^' ]+';/);
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        const scripts = [...text.matchAll(/<script(?![^>]*type="application)([^>]*)>/g)].map(
          ([, attributes]) => attributes,
        );
        if (policy.includes('sha256')) expect({ path, time, scripts }).toEqual({ path, time, scripts: [''] });
        else expect(scripts.every((attributes) => attributes?.includes('nonce="'))).toBe(true);
      }
    }
  }
});

/** Puts a script into the page, and tells whether it ran. */
const injects = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });

for (const language of LANGUAGES) {
  test(`every kind of page hydrates under its policy, and a script put into it does not run: ${language}`, async ({
    page,
    complaints,
    source,
  }) => {
    test.setTimeout(90_000);
    for (const path of [...Object.values(kindsOfPage(source, language)), ...TYPED_IN]) {
      await page.goto(path);
      await settle(page);
      expect.soft(complaints.splice(0), path).toEqual([]);
      expect.soft(await injects(page), path).toBe(false);
      // The browser tells of the script it refused.
      expect.soft(complaints.splice(0).join(), path).toMatch(/content security policy/i);
    }
  });
}

test('a visitor cannot choose the nonce of a page', async ({ origin }) => {
  for (const path of ['/', ...TYPED_IN]) {
    const { headers, text } = await ask(origin, path, {
      headers: { 'Content-Security-Policy': "script-src 'nonce-evil'" },
    });
    expect(`${headers['content-security-policy']} ${text}`).not.toContain('nonce-evil');
    expect(text).not.toContain('nonce="evil"');
  }
});

test('scripts come after the first view, and at once with the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.(avif|webp|jpg|png)(\?|$)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/news', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  expect(scripts).toEqual([]);
  await page.keyboard.press('Shift');
  await settle(page);
  expect(scripts.length).toBeGreaterThan(0);
  release();
});

test('a visitor who saves data reads and follows links without a script, and gets them with a button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.locator('footer').getByRole('link', { name: WORDS.en.Navigation.cityPass }).click();
  await expect(page).toHaveURL('/city-card');
  expect(scripts).toEqual([]);
  await page.locator('header').getByRole('button').first().click();
  await settle(page);
  expect(scripts.length).toBeGreaterThan(0);
});
