import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test';
import { WORDS } from '../support/words';

const TAX = WORDS.en.Navigation.tax;

const isWholeSheet = (request: Request): boolean => /^\/_next\/.*\.css$/.test(new URL(request.url()).pathname);
const isPrefetch = (request: Request): boolean =>
  'next-router-prefetch' in request.headers() && new URL(request.url()).pathname === '/tax';

/** Opens the home page with its scripts running, and tells what is asked for from then on. */
async function open(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await page.goto('/');
  // The carousel’s controls are drawn by a script: React is there.
  await expect(page.getByRole('button', { name: WORDS.en.Carousel.next })).toBeVisible();
  return asked;
}

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: TAX, exact: true });
/** What a page looks like, read from the boxes that its own style modules lay out. */
const look = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, details, summary, table, form, button')].map((element) => {
      const { display, fontSize, padding, backgroundColor, width } = getComputedStyle(element);
      return [element.tagName, display, fontSize, padding, backgroundColor, width];
    }),
  );

test('a page asks for no style sheet, and for the framework’s own with the first sign of going on', async ({
  page,
}) => {
  const asked = await open(page);
  expect(asked.filter((request) => request.resourceType() === 'stylesheet')).toEqual([]);
  await link(page).hover();
  await expect.poll(() => asked.filter(isWholeSheet).length).toBeGreaterThan(1);
});

test('a page drawn into another looks like the same page opened by its address', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await link(page).hover();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/_next/"]')].every(
      ({ sheet }) => sheet,
    ),
  );
  await link(page).click();
  await expect(page).toHaveURL('/tax');
  await expect(page.locator('main details')).toHaveCount(4);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  const drawn = await look(page);
  await page.goto('/tax');
  expect(drawn).toEqual(await look(page));
});

/** The typeface the browser really draws something with. */
async function typefaceOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts[0]?.familyName;
}

test('a narrow screen gets the fonts after its first view, and the text face at the latest with the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  // What the browser would have shown of them at once comes too late.
  await page.route('**/*.woff2', (route) => void setTimeout(() => void route.continue(), 500));
  await open(page);
  await expect.poll(() => typefaceOf(page, 'h1')).toBe('EB Garamond');
  expect(await typefaceOf(page, 'main p')).not.toMatch(/^Source Sans 3/);
  const onward = page.locator('main a[href="/tax"]').first();
  await onward.hover();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/_next/"]')].every(
      ({ sheet }) => sheet,
    ),
  );
  await onward.click();
  await expect(page.locator('main details')).toHaveCount(4);
  await expect.poll(() => typefaceOf(page, 'main p')).toMatch(/^Source Sans 3/);
});

test('who is faster than the style sheets is led on by the browser', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.route('**/_next/**/*.css', (route) => void setTimeout(() => void route.continue(), 3_000));
  await link(page).click();
  await expect(page).toHaveURL('/tax');
  await expect(page.locator('main details')).toHaveCount(4);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
});

test('the page a pointer or the focus rests on is asked for, once', async ({ page }) => {
  const asked = await open(page);
  expect(asked.filter(isPrefetch)).toEqual([]);
  await link(page).hover();
  await expect.poll(() => asked.filter(isPrefetch).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const once = asked.filter(isPrefetch).length;
  await page.mouse.move(600, 500);
  await link(page).hover();
  await link(page).focus();
  await page.waitForTimeout(500);
  expect(asked.filter(isPrefetch)).toHaveLength(once);
});

test('whoever saves data is asked nothing ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await page.goto('/');
  // Scripts come with the first press of what is no link.
  await page.mouse.click(600, 500);
  await expect(page.getByRole('button', { name: WORDS.en.Carousel.next })).toBeVisible();
  await link(page).hover();
  await page.waitForTimeout(500);
  expect(asked.filter(isPrefetch)).toEqual([]);
});
