import { connectionTest } from '../support/connectionTest';
import { MESSAGES, TAG } from '../support/messages';
import { cachedPages, cachedPaths, expectCopy, expectOfflinePage, visitAndCache } from '../support/offline';
import { packSection } from '../support/pack';
import { loadPictures } from '../support/pictures';
import { expect, openHydrated, waitForHydration } from '../support/test';

connectionTest('stores pages again after the browser has cleared them', async ({ page, connection }) => {
  await visitAndCache(page, '/tax', 'en');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    indexedDB.deleteDatabase('serwist-expiration');
  });
  await visitAndCache(page, '/city-card', 'en');
  // The last of the pages that are stored for this.
  await expect.poll(async () => Object.values(await cachedPaths(page)).flat()).toContain('/offline?lang=sr');
  connection.cut();
  await page.goto('/city-card');
  await expectCopy(page, 'en');
  await page.goto('/tax');
  await expectOfflinePage(page, 'en');
});

connectionTest(
  'when there is no room left, pages still open and nothing breaks',
  async ({ page, context, connection }) => {
    await visitAndCache(page, '/plan', 'en');
    await page.reload({ waitUntil: 'networkidle' });
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: connection.origin, quotaSize: 1_000 });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const path of ['/city-card', '/news']) expect((await page.goto(path))?.status()).toBe(200);
    await page.goto('/visitors-info');
    const section = packSection(page);
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: MESSAGES.en.OfflinePack.save }).click();
    await expect(section.getByRole('status')).toContainText(MESSAGES.en.OfflinePack.full);

    // What was saved before opens with its scripts, not only while the browser's own cache has them.
    await browser.send('Network.clearBrowserCache');
    connection.cut();
    await page.goto('/plan');
    await expectCopy(page, 'en');
    await waitForHydration(page);
    expect(errors).toEqual([]);
  },
);

connectionTest(
  'an update takes over quietly: builds do not meet, a second tab loses nothing',
  async ({ page, context, connection }) => {
    await visitAndCache(page, '/tax', 'en');
    await visitAndCache(page, '/city-card', 'en');
    const [first = ''] = Object.keys(await cachedPaths(page)).map((name) => name.split(':')[1] ?? '');
    const other = await context.newPage();
    await openHydrated(other, '/news');
    await expect.poll(() => cachedPages(page, 'en')).toContain('/news');

    connection.build = 'second-build';
    await page.goto('/tax');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(async () => Object.keys(await cachedPaths(page)).filter((name) => name.includes('second-build')))
      .not.toEqual([]);
    await page.goto('/legal');
    await expect.poll(() => cachedPages(page, 'en'), { timeout: 40_000 }).toContain('/legal');

    /** Every page is in the cache of its build. */
    const astray = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const build = (await cache.match(request, { ignoreVary: true }))?.headers.get('X-Build');
          if (build && build !== name.split(':')[1]) found.push(`${name} ${request.url}`);
        }
      }
      return found;
    });
    expect(astray).toEqual([]);

    connection.cut();
    await other.reload();
    await expectCopy(other, 'en');
    await waitForHydration(other);
    for (const path of ['/city-card', '/tax', '/legal']) {
      await page.goto(path);
      await expectCopy(page, 'en');
    }

    // The next build deletes the first one’s cache.
    connection.mend();
    connection.build = 'third-build';
    await page.goto('/imprint');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(async () => Object.keys(await cachedPaths(page)).filter((name) => name.includes(first)))
      .toEqual([]);
    connection.cut();
    await page.goto('/legal');
    await expectCopy(page, 'en');
  },
);

connectionTest('an update does not wait for what the worker still looks after', async ({ page, connection }) => {
  await visitAndCache(page, '/tax', 'en');
  await waitForHydration(page);
  connection.withheldPath = '/news';
  const link = page.getByRole('link', { name: MESSAGES.en.Navigation.news, exact: true }).first();
  const prefetched = page.waitForResponse(/\/news\?_rsc/);
  await link.hover();
  await prefetched;
  await link.click();
  await page.waitForURL('**/news');
  await expect.poll(() => connection.withheld).toBe(1);

  connection.build = 'second-build';
  const isReplaced = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const names = await caches.keys();
      return !registration?.installing && !registration?.waiting && names.some((name) => name.includes('second-build'));
    });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(isReplaced).toBe(true);
});

connectionTest('switched off, the worker clears the device and goes', async ({ page, connection, startSite }) => {
  await visitAndCache(page, '/tax', 'en');
  const off = await startSite({ variables: { OFFLINE: 'off' } });
  connection.target = off.origin;
  await page.goto('/visitors-info');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => cachedPaths(page), { timeout: 40_000 }).toEqual({});
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(packSection(page)).toBeHidden();
  expect(await loadPictures(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', TAG.en);
  await page.goto('/my-trip');
  await expect(page.locator('main a[href$="#offline-pack"]')).toHaveCount(0);
});
