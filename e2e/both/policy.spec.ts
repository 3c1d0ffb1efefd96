import { kindsOfPage, TYPED_IN } from '../support/addresses';
import { ask } from '../support/http';
import { expect, settle, test } from '../support/test';
import { LANGUAGES, WORDS } from '../support/words';

test('the policy of every page names the inline scripts it has, the first time and from the cache', async ({
  origin,
  source,
}) => {
  for (const language of LANGUAGES) {
    for (const path of Object.values(kindsOfPage(source, language))) {
      for (let time = 1; time <= 2; time += 1) {
        const { headers, text } = await ask(origin, path);
        const policy = String(headers['content-security-policy']);
        expect(policy).toMatch(/script-src 'self' ('nonce-[^' ]+'|'sha256-[^' ]+' 'sha256-[^' ]+');/);
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        const scripts = [...text.matchAll(/<script(?![^>]*type="application)([^>]*)>/g)].map(
          ([, attributes]) => attributes,
        );
        if (policy.includes('sha256'))
          expect({ path, time, scripts }).toEqual({ path, time, scripts: ['', ' type="module"'] });
        else expect(scripts.every((attributes) => attributes?.includes('nonce="'))).toBe(true);
      }
    }
  }
});

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
