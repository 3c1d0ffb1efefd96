import type { Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests';
import { PHONE } from '../support/screens';
import { expect, openHydrated, test, waitForHydration } from '../support/test';

/** Records requests of scripts and fonts from now on. */
function recordDeferred(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) requests.push(request.url());
  });
  return requests;
}

/** Holds the first picture, and with it the load event. */
const holdPictures = (page: Page) => holdRequests(page, '**/pictures/**');

/** The font in which the browser draws the first match. */
async function fontOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts[0]?.familyName;
}

/** Without a sign of use, and before the first picture, the scripts load after this time. */
const UNUSED_MS = 10_000;

const START = Date.UTC(2026, 5, 1);

test.use({ viewport: PHONE });

test('loads scripts and fonts after the first picture on a phone', async ({ page }) => {
  const requests = recordDeferred(page);
  const release = await holdPictures(page);
  await page.goto('/news', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  expect(requests).toEqual([]);
  release();
  await waitForHydration(page);
  await expect.poll(() => requests.some((url) => url.endsWith('.woff2'))).toBe(true);
  // React would add those a second time that it does not recognise.
  const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(scripts).toEqual([...new Set(scripts)]);
});

for (const [sign, use] of Object.entries({
  key: (page: Page) => page.keyboard.press('Shift'),
  touch: (page: Page) => page.mouse.click(100, 300),
  scroll: (page: Page) => page.mouse.wheel(0, 300),
})) {
  test(`loads the scripts at once on a ${sign}`, async ({ page }) => {
    // The time after which they load without one never comes.
    await page.clock.install({ time: START });
    await page.clock.pauseAt(START + 1_000);
    const release = await holdPictures(page);
    await page.goto('/news', { waitUntil: 'domcontentloaded' });
    await use(page);
    await waitForHydration(page);
    release();
  });
}

/** Records requests of pictures below the first from now on. */
function recordPictures(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/') && !request.url().includes('/hero-')) requests.push(request.url());
  });
  return requests;
}

test('loads the pictures of cards after the first picture', async ({ page }) => {
  const requests = recordPictures(page);
  const release = await holdPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // By then the browser knows which lazy pictures are near.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(requests).toEqual([]);
  release();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test('loads the pictures of cards as soon as a visitor scrolls to them', async ({ page }) => {
  const requests = recordPictures(page);
  await holdPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('loads the pictures of cards with the page', async ({ page }) => {
    const requests = recordPictures(page);
    await page.goto('/', { waitUntil: 'load' });
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });
});

test('loads the scripts even if the first picture never arrives', async ({ page }) => {
  await page.clock.install();
  const requests = recordDeferred(page);
  await holdPictures(page);
  await page.goto('/news', { waitUntil: 'domcontentloaded' });
  expect(requests).toEqual([]);
  await page.clock.fastForward(UNUSED_MS);
  await waitForHydration(page);
});

test('loads the scripts and the pictures of cards even if a style sheet never arrives', async ({ page }) => {
  await page.clock.install();
  let stalled = '';
  await page.route('**/_next/**/*.css', (route) => {
    stalled ||= route.request().url();
    if (route.request().url() !== stalled) return route.continue();
  });
  await page.goto('/news', { waitUntil: 'commit' });
  await expect(page.locator('#deferred-scripts')).toBeAttached();
  await page.clock.fastForward(UNUSED_MS);
  await waitForHydration(page);
  await expect(page.locator('img[loading=lazy]').first()).toBeVisible();
});

test('keeps the style sheets of browser extensions', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { outline-color: rgb(1, 2, 3) }');
    document.adoptedStyleSheets.push(sheet);
  });
  await openHydrated(page, '/news');
  await expect(page.locator('h1')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
});

for (const address of ['/tax#residence', '/volim-kotor#hospitality']) {
  test(`hydrates a page opened or reloaded at a fragment: ${address}`, async ({ page }) => {
    await openHydrated(page, address);
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
    await page.reload();
    await waitForHydration(page);
  });
}

test('shows both web fonts on the first page of a visit', async ({ page }) => {
  for (const width of [PHONE.width, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tax');
    await expect.poll(() => fontOf(page, 'h1')).toBe('EB Garamond');
    await expect.poll(() => fontOf(page, 'main p')).toMatch(/^Source ?Sans ?3/);
  }
});
