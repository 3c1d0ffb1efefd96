import { LANGUAGES } from '@/lib/i18n/language';
import { pagePaths } from '../support/addresses';
import { connectionTest } from '../support/connectionTest';
import { MESSAGES } from '../support/messages';
import {
  cachedPages,
  cachedPaths,
  expectCopy,
  expectOfflinePage,
  visitAndCache,
  waitForController,
} from '../support/offline';
import { expect, openHydrated, waitForHydration } from '../support/test';

const ARTICLE = pagePaths('shipped', 'en').subcategoryArticle;

connectionTest('opens a visited page offline, hydrated and with its pictures', async ({ page, connection }) => {
  await visitAndCache(page, ARTICLE, 'en');
  await waitForHydration(page);
  await expect(page.locator('main img').first()).toBeVisible();
  const seen = await page.evaluate(() => [...document.images].filter(({ complete }) => complete).length);
  expect(seen).toBeGreaterThan(0);
  await page.reload();
  await waitForHydration(page);
  connection.cut();

  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(ARTICLE);
  await expectCopy(page, 'en');
  await waitForHydration(page);
  await expectCopy(page, 'en');
  expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0);
  expect(errors).toEqual([]);

  connection.mend();
  await page.reload();
  await expect(page.locator('#saved-copy')).toHaveCount(0);
});

connectionTest('does not preload navigations, which Firefox fails if the preload fails', async ({ page }) => {
  await visitAndCache(page, '/tax', 'en');
  const state = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.navigationPreload.getState(),
  );
  expect(state?.enabled).toBe(false);
});

connectionTest('opens the copy at every spelling of its address', async ({ page, connection }) => {
  const [bare, id] = ARTICLE.split('?');
  await visitAndCache(page, ARTICLE, 'en');
  await page.goto('/tax?adults=2&children=0&nights=3');
  await visitAndCache(page, '/tax', 'en');
  // What was typed is not stored.
  expect((await cachedPages(page, 'en')).filter((path) => path.startsWith('/tax'))).toEqual(['/tax']);
  connection.cut();
  for (const path of [
    bare,
    `${ARTICLE}&utm_source=mail`,
    `/see-and-do/x/article/y?${id}`,
    '/tax?lang=en',
    '/tax#fees',
    // In place of an answer, its form.
    '/tax?adults=2&children=0&nights=3',
  ]) {
    await page.goto(path ?? '');
    await expectCopy(page, 'en');
  }
  await page.goto('/imprint#contact');
  await expectOfflinePage(page, 'en');
  connection.mend();
  await page.getByRole('link', { name: MESSAGES.en.OfflinePage.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES.en.ImprintPage.title })).toBeVisible();
});

connectionTest('makes plans offline once the planner’s form was used', async ({ page, connection }) => {
  const messages = MESSAGES.en.PlanPage;
  await visitAndCache(page, '/plan', 'en');
  await page.reload({ waitUntil: 'networkidle' });
  const scripts = async () =>
    Object.values(await cachedPaths(page))
      .flat()
      .filter((path) => path.endsWith('.js')).length;
  const before = await scripts();
  await page.getByLabel(messages.form.from).fill('09:00');
  await expect.poll(scripts).toBeGreaterThan(before);
  connection.cut();
  await page.getByLabel(messages.form.to).fill('11:00');
  for (const planRequest of ['children', 'steps', 'rain'] as const)
    await page.getByLabel(messages.form[planRequest]).check();
  await page.getByRole('button', { name: messages.form.submit }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(messages.result.none);
  await page.getByRole('link', { name: messages.result.changes.rain }).click();
  await expect(page.getByRole('main').locator('ol h3 a').first()).toBeVisible();
  await expect(page.getByLabel(messages.form.rain)).not.toBeChecked();
  await expect(page.getByLabel(messages.form.steps)).toBeChecked();
});

for (const language of LANGUAGES) {
  connectionTest(`names a place added after the trip was opened: ${language}`, async ({ page, connection }) => {
    const { article, trip } = pagePaths('shipped', language);
    const messages = MESSAGES[language].SaveButton;
    // On the first page of a first visit, before the worker controls it.
    await visitAndCache(page, trip, language);
    await page.waitForLoadState('networkidle');
    await openHydrated(page, article);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: messages.save }).click();
    await expect
      .poll(async () => Object.values(await cachedPaths(page)).flat())
      .toContainEqual(expect.stringMatching(/^\/trip\//));
    connection.cut();
    await page.getByRole('main').getByRole('link', { name: messages.trip }).click();
    await expectCopy(page, language);
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  });
}

connectionTest('stores the first page, and those opened by links', async ({ page, connection }) => {
  await page.goto('/news');
  await waitForController(page);
  await waitForHydration(page);
  await expect.poll(() => cachedPages(page, 'en')).toEqual(['/news']);
  await page.getByRole('contentinfo').getByRole('link', { name: MESSAGES.en.Footer.cookiePolicy }).click();
  await expect.poll(() => cachedPages(page, 'en')).toContain('/cookie-policy');
  connection.cut();
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Navigation.news, exact: true }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await expectCopy(page, 'en');
});

for (const language of LANGUAGES) {
  connectionTest(
    `lists the stored pages in place of a page that was not visited: ${language}`,
    async ({ page, context, connection }) => {
      const paths = pagePaths('shipped', language);
      const seen = paths.visitorsInfo;
      await visitAndCache(page, seen, language);
      await context.addCookies([{ name: 'lang', value: language, url: connection.origin }]);
      connection.cut();
      await context.setOffline(true);
      const { guide, category, article, news, events, tax, home } = paths;
      const unseen = [guide, category, article, news, events, tax, home, '/nowhere', '/city-card', `${events}?page=2`];
      for (const path of unseen) {
        await page.goto(path);
        await expectOfflinePage(page, language);
        expect(new URL(page.url()).pathname).toBe(new URL(path, connection.origin).pathname);
      }
      const messages = MESSAGES[language].OfflinePage;
      await expect(page.getByText(messages.missing)).toBeVisible();
      const saved = page.getByRole('region', { name: messages.read }).getByRole('link');
      await expect(saved).toHaveText([MESSAGES[language].VisitorsInfoPage.title]);
      await saved.click();
      await expectCopy(page, language);
    },
  );
}

connectionTest('never opens a page in the other language', async ({ page, context, connection }) => {
  const remember = async (value: string): Promise<void> => {
    // A page that hydrates later would store its own language.
    await page.goto('about:blank');
    await context.addCookies([{ name: 'lang', value, url: connection.origin }]);
  };
  await visitAndCache(page, '/tax', 'en');
  await remember('sr');
  await page.goto('/legal');
  await expect.poll(() => cachedPages(page, 'sr')).toEqual(['/legal']);
  expect(await cachedPages(page, 'en')).toEqual(['/tax']);
  connection.cut();

  // Requested in Montenegrin, stored in English only; and the reverse.
  await page.goto('/tax');
  await expectOfflinePage(page, 'sr');
  await page.goto('/legal');
  await expectCopy(page, 'sr');
  await remember('en');
  await page.goto('/legal');
  await expectOfflinePage(page, 'en');
  // The language of the address is stronger than the cookie’s.
  await page.goto('/legal?lang=sr');
  await expectCopy(page, 'sr');
  await page.goto('/tax?lang=sr');
  await expectOfflinePage(page, 'sr');
  await page.goto('/vijesti');
  await expectOfflinePage(page, 'sr');
  await context.clearCookies();
  await page.goto('/tax');
  await expectCopy(page, 'en');

  // The switch opens home in the other language, which is not stored.
  await remember('en');
  await openHydrated(page, '/tax?lang=en');
  await page.getByRole('link', { name: /^MNE/ }).first().click();
  await expectOfflinePage(page, 'sr');
});

connectionTest('neither stores an error nor shows it instead of a copy', async ({ page, connection }) => {
  await visitAndCache(page, '/tax', 'en');
  connection.failure = 503;
  await page.goto('/tax');
  await expectCopy(page, 'en');
  const never = await page.goto('/city-card');
  expect(never?.status()).toBe(503);
  connection.failure = 404;
  expect((await page.goto('/tax'))?.status()).toBe(404);
  connection.failure = 0;
  connection.cut();
  for (const path of ['/tax', '/city-card']) {
    await page.goto(path);
    await expectOfflinePage(page, 'en');
  }
});

connectionTest('opens the copy while the connection hangs', async ({ page, connection }) => {
  await visitAndCache(page, '/tax', 'en');
  connection.hang();
  const startedAt = Date.now();
  await page.goto('/tax', { waitUntil: 'commit' });
  await expectCopy(page, 'en');
  expect(Date.now() - startedAt).toBeLessThan(6_000);
});
