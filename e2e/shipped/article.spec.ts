import { site } from '@/lib/site';
import { pagePaths } from '../support/addresses';
import { MESSAGES } from '../support/messages';
import { expect, openHydrated, test } from '../support/test';

const ARTICLE = 'subcategoryArticle';

test('copies the canonical address of an article where the browser cannot share', async ({ page, context, source }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openHydrated(page, `${pagePaths(source, 'en')[ARTICLE]}&utm_source=letter`);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  // After a link followed during hydration, React leaves the canonical link of the page before.
  await page.evaluate(() => document.head.insertAdjacentHTML('afterbegin', '<link rel="canonical" href="/news">'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: MESSAGES.en.ShareButton.share }).click();
  await expect(main.getByText(MESSAGES.en.ShareButton.copied)).toHaveRole('status');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});

test('shows the address of an article where the browser can neither share nor copy it', async ({ page, source }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name);
  });
  await openHydrated(page, pagePaths(source, 'en')[ARTICLE]);
  await page.getByRole('main').getByRole('button', { name: MESSAGES.en.ShareButton.share }).click();
  const link = page.getByRole('status').filter({ hasText: MESSAGES.en.ShareButton.notCopied }).getByRole('link');
  await expect(link).toHaveText((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('links to the next article and back', async ({ page }) => {
  await page.goto('/vidi-i-uradi/article/x?id=town-walls-and-st-johns-fortress');
  const start = await page.locator('h1').textContent();
  await page.locator('main a[rel="next"]').click();
  await expect(page.locator('h1')).not.toHaveText(start ?? '');
  await page.locator('main a[rel="prev"]').click();
  await expect(page.locator('h1')).toHaveText(start ?? '');
});

test('sets text in two balanced columns on a wide screen, in one on a narrow one', async ({ page, source }) => {
  await page.goto(pagePaths(source, 'en')[ARTICLE]);
  const columns = page.locator('main article [class$="_columns"]').first();
  const boxes = async (): Promise<{ x: number; y: number; height: number }[]> =>
    columns
      .locator(':scope > [class$="_column"]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  await page.setViewportSize({ width: 1440, height: 900 });
  const [left, right] = await boxes();
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);
  expect(right?.y).toBe(left?.y);
  expect((left?.height ?? 0) / (right?.height ?? 1)).toBeGreaterThan(0.5);
  expect((left?.height ?? 0) / (right?.height ?? 1)).toBeLessThan(2);
  await page.setViewportSize({ width: 360, height: 800 });
  const [first, second] = await boxes();
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
});

test('keeps the advertisement, a sponsored link, in sight beside wide text', async ({ page, source }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pagePaths(source, 'en').newsArticle);
  const advertisement = page.locator('main aside > div').filter({ hasText: MESSAGES.en.ArticlePage.advertisement });
  await expect(advertisement).toHaveCSS('position', 'sticky');
  const text = await page.locator('main article').first().boundingBox();
  expect((await advertisement.boundingBox())?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  await expect(advertisement.getByRole('link')).toHaveAttribute('rel', /sponsored/);
});

test('ends with an e-mail to the desk that names the page, without a form', async ({ page, source }) => {
  await page.goto(pagePaths(source, 'en')[ARTICLE]);
  const { wrong, report } = MESSAGES.en.ArticlePage;
  const main = page.getByRole('main');
  const question = main.getByText(wrong);
  const href = (await question.getByRole('link', { name: report }).getAttribute('href')) ?? '';
  const { protocol, pathname, searchParams } = new URL(href);
  expect([protocol, pathname]).toEqual(['mailto:', site.email]);
  const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(searchParams.get('subject')).toContain(title.replaceAll('\u00a0', ' '));
  expect(searchParams.get('body')).toContain(await page.locator('link[rel="canonical"]').getAttribute('href'));
  await expect(main.locator('form')).toHaveCount(0);
});

test('leads to the pin of its place on the map', async ({ page }) => {
  await openHydrated(page, '/see-and-do/article/cats-museum?id=cats-museum');
  await page.getByRole('link', { name: MESSAGES.en.MapPage.entry.show }).click();
  await expect(page).toHaveURL('/map#pin-cats-museum');
  const pin = page.locator('#pin-cats-museum');
  await expect(pin).toHaveAttribute('data-current', '');
  await expect(pin).toBeInViewport();
});
