import type { Page } from '@playwright/test';
import { PHONE } from '../support/screens';
import { expect, settle, test } from '../support/test';

/** Requests of scripts and fonts from now on. */
function noteDeferred(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) requests.push(request.url());
  });
  return requests;
}

/** Holds the first picture back, and with it the page's load event. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = (): void => {};
  const isTime = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pictures/**', async (route) => {
    await isTime;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** The typeface that the browser really draws the first match with. */
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

test.use({ viewport: PHONE });

test('on a phone, scripts and fonts wait for the first picture', async ({ page }) => {
  const requests = noteDeferred(page);
  const release = await holdPictures(page);
  await page.goto('/news', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  expect(requests).toEqual([]);
  release();
  await settle(page);
  expect(requests.some((url) => url.endsWith('.woff2'))).toBe(true);
});

for (const [sign, use] of Object.entries({
  key: (page: Page) => page.keyboard.press('Shift'),
  touch: (page: Page) => page.mouse.click(100, 300),
  scroll: (page: Page) => page.mouse.wheel(0, 300),
})) {
  test(`a ${sign} loads the scripts at once`, async ({ page }) => {
    const release = await holdPictures(page);
    await page.goto('/news', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await use(page);
    await settle(page);
    release();
  });
}

test('a picture that never loads does not hold the scripts back for ever', async ({ page }) => {
  await holdPictures(page);
  await page.goto('/news', { waitUntil: 'commit' });
  await settle(page);
});

for (const address of ['/tax#residence', '/volim-kotor#hospitality']) {
  test(`a page opened at a place, or reloaded there, comes alive: ${address}`, async ({ page }) => {
    await page.goto(address);
    await settle(page);
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
    await page.reload();
    await settle(page);
  });
}

test('the first page of a first visit is set in the book face and the text face', async ({ page }) => {
  for (const width of [PHONE.width, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tax');
    await expect.poll(() => typefaceOf(page, 'h1')).toBe('EB Garamond');
    await expect.poll(() => typefaceOf(page, 'main p')).toMatch(/^Source Sans 3/);
  }
});
