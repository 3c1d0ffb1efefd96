import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingsOf } from '../support/html';
import { type Site, startSite } from '../support/site';
import { linkAll, makeSiteFolder } from '../support/siteFolder';
import { expect, test } from '../support/test';

const ERROR = 'Unexpected Application Error!';
/** A page that is cached, and one that is rendered for each request. */
const BROKEN = ['imprint', 'tax-result'];

/** A site of which some pages throw on the server. */
function makeBrokenSite() {
  const { root, remove } = makeSiteFolder();
  const path = (...names: string[]) => join('.next/server', ...names);
  unlinkSync(join(root, path()));
  linkAll(path(), join(root, path()), ['app']);
  linkAll(path('app'), join(root, path('app')), ['[lang]']);
  linkAll(path('app', '[lang]'), join(root, path('app', '[lang]')), BROKEN);
  for (const page of BROKEN) {
    const folder = join(root, path('app', '[lang]', page), page === 'tax-result' ? '[query]' : '');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'page.js'), "throw new Error('broken on purpose');");
  }
  return { root, remove };
}

test.describe('on a site of which some pages throw', () => {
  // One site for all.
  test.describe.configure({ mode: 'default' });

  let site: Site;
  let remove: () => void;
  test.beforeAll(async () => {
    const made = makeBrokenSite();
    remove = made.remove;
    site = await startSite({ folder: made.root });
  });
  test.afterAll(async () => {
    await site.stop();
    remove();
  });

  for (const [path, tag] of [
    ['/imprint', 'en'],
    ['/imprint?lang=sr', 'sr-Latn-ME'],
    ['/tax?adults=1&nights=1&lang=sr', 'sr-Latn-ME'],
  ] as const) {
    test(`${path}, which throws on the server, is a whole page without scripts`, async () => {
      const { status, headers, text } = await site.request(path, { 'X-Request-Id': `broken-${tag}` });
      expect(status).toBe(500);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("style-src 'sha256-");
      expect(text).toContain(`<html lang="${tag}">`);
      expect(headingsOf(text)).toEqual([ERROR]);
      expect(text).not.toContain('<script');
      expect(text).toContain(`href="/${tag === 'en' ? 'see-and-do' : 'vidi-i-uradi'}"`);
      await expect
        .poll(() => site.output().split('\n'))
        .toContainEqual(expect.stringMatching(new RegExp(`"request":"broken-${tag}".*broken on purpose`)));
    });
  }

  test('a page that throws on the server has a policy that allows its styles, and its links lead to pages', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/imprint`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR);
    expect(await page.locator('header').evaluate((header) => getComputedStyle(header).display)).toBe('flex');
    await page.getByRole('main').getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await page.close();
  });

  test('an error in the browser shows a page of the site and is logged', async ({ page }) => {
    await page.addInitScript(() => {
      performance.getEntriesByType = () => {
        throw new Error('broken in the browser');
      };
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${site.origin}/vijesti?secret=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR);
    await expect(page.getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
    await expect(page).toHaveTitle(ERROR);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn-ME');
    for (const landmark of ['banner', 'navigation', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/?lang=sr');
    const home = page.getByRole('banner').getByRole('link', { name: 'Kotor' });
    expect((await home.boundingBox())?.x).toBeGreaterThanOrEqual(20);
    await expect
      .poll(() => site.output())
      .toMatch(/"event":"browser.failed".*broken in the browser.*"path":"\/vijesti"/);
    expect(site.output()).not.toContain('secret');
  });
});
