import { LANGUAGES } from '@/lib/i18n/language';
import { pagePaths } from '../support/addresses';
import { connectionTest } from '../support/connectionTest';
import { MESSAGES } from '../support/messages';
import { cachedPaths, expectCopy, expectOfflinePage } from '../support/offline';
import { openSearch } from '../support/openSearch';
import { expectPackOpens, findPack, packSection, savePack } from '../support/pack';
import { loadPictures } from '../support/pictures';
import { PLAN_DAY } from '../support/planDay';
import { expect, openHydrated } from '../support/test';

for (const language of LANGUAGES) {
  connectionTest(
    `every page of the pack opens without a connection, with its pictures: ${language}`,
    async ({ page, connection }) => {
      const paths = await expectPackOpens(page, connection, language, { least: 0.85, most: 1.25, pages: 60 });

      // What was taken along is hydrated too, and listed with the guide’s own titles.
      await openHydrated(page, paths[0] ?? '');
      await openSearch(page);
      const search = page.getByRole('dialog');
      await search.getByRole('searchbox').pressSequentially('perast');
      await expect(search.getByRole('link', { name: /^Perast/ }).first()).toHaveAttribute('href', /id=perast$/);
      await page.goto('/news');
      await expectOfflinePage(page, language === 'sr' ? 'en' : language);
      await page.goto(`/offline?lang=${language}`);
      const list = page.getByRole('region', { name: MESSAGES[language].OfflinePage.pack }).getByRole('link');
      // The guest sheet is in the pack in both languages under one title, and listed once.
      const pages = new Set(paths.map((path) => path.replace(/guest-sheet=../, '')));
      await expect(list).toHaveCount(pages.size);
    },
  );
}

connectionTest(
  'the planner, the search and the trip of the pack open without a connection',
  async ({ page, context, connection }) => {
    const messages = MESSAGES.sr.PlanPage;
    await savePack(page, 'sr');
    connection.cut();
    await context.setOffline(true);
    await page.goto(pagePaths('shipped', 'sr').plan);
    await page.getByLabel(messages.form.from).fill('09:00');
    await page.getByLabel(messages.form.to).fill('13:00');
    await page.getByLabel(messages.form.day, { exact: true }).fill(PLAN_DAY);
    await page.getByRole('button', { name: messages.form.submit }).click();
    const stops = page.getByRole('region', { name: '09:00' }).locator('ol h3 a');
    await expect(stops).toHaveCount(3);
    await expect(page.getByText(messages.result.offline)).toBeVisible();
    await expect(page.getByLabel(messages.form.to)).toHaveValue('13:00');
    await expect(page.getByLabel(messages.form.day, { exact: true })).toHaveValue(PLAN_DAY);
    await stops.first().click();
    await expectCopy(page, 'sr');

    await page.goto(pagePaths('shipped', 'sr').trip);
    await expectCopy(page, 'sr');

    await page.goto(`${pagePaths('shipped', 'sr').plan}?from=12:00&to=11:00`);
    await expect(page.getByText(messages.result.errors.order)).toBeVisible();

    await page.goto(pagePaths('shipped', 'sr').search);
    await page.getByRole('main').getByRole('searchbox').fill('toalet');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('toalet');
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /toalet/i })
        .first(),
    ).toBeVisible();
  },
);

connectionTest('saving can be cancelled and resumed, and the pack removed', async ({ page, connection }) => {
  const messages = MESSAGES.en.OfflinePack;
  connection.packPages = 30;
  await findPack(page, 'en');
  await expect(packSection(page).getByRole('status')).toHaveText(/^About \d\.\d MB/);
  await packSection(page).getByRole('button', { name: messages.save }).click();
  await expect
    .poll(async () => Number(await packSection(page).getByRole('progressbar').getAttribute('value')))
    .toBeGreaterThan(500_000);
  await packSection(page).getByRole('button', { name: messages.cancel }).click();
  await expect(packSection(page).getByRole('button', { name: messages.resume })).toBeVisible();
  const held = () =>
    cachedPaths(page).then(
      (caches) => Object.entries(caches).find(([name]) => name.startsWith('kotor-pack'))?.[1] ?? [],
    );
  const half = await held();
  expect(half.length).toBeGreaterThan(10);

  // The connection breaks meanwhile; what has loaded stays.
  await page.reload();
  await packSection(page).scrollIntoViewIfNeeded();
  connection.cut();
  await packSection(page).getByRole('button', { name: messages.resume }).click();
  await expect(packSection(page).getByRole('status')).toContainText(messages.broken);
  expect((await held()).length).toBeGreaterThanOrEqual(half.length);

  connection.mend();
  const before = connection.bodyBytes;
  const again: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The pack itself is stored; its list is requested again.
    if (half.includes(pathname + search) && !pathname.startsWith('/offline/pack')) again.push(pathname + search);
  });
  await packSection(page).getByRole('button', { name: messages.resume }).click();
  await expect(packSection(page).getByRole('link', { name: messages.see })).toBeVisible({ timeout: 25_000 });
  expect(again).toEqual([]);
  expect(connection.bodyBytes - before).toBeLessThan(1_300_000);

  await packSection(page).getByRole('button', { name: messages.remove }).click();
  await expect(packSection(page).getByRole('status')).toHaveText(messages.removed);
  expect(await held()).toEqual([]);
});

connectionTest('saving does not wait for the answer to a permission prompt', async ({ page, connection }) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => new Promise(() => {});
  });
  connection.packPages = 3;
  await savePack(page, 'en');
});

connectionTest(
  'after an update of the site the pack is revalidated in the background, without a gap',
  async ({ page, connection }) => {
    connection.packPages = 8;
    await savePack(page, 'en');
    connection.build = 'second-build';
    await page.goto('/tax');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const packs = async () => Object.keys(await cachedPaths(page)).filter((name) => name.startsWith('kotor-pack'));
    await expect.poll(async () => (await packs()).length).toBeGreaterThan(0);
    connection.cut();
    await page.goto('/city-card');
    await expectCopy(page, 'en');
    connection.mend();
    await openHydrated(page, '/tax');
    await expect.poll(packs, { timeout: 20_000 }).toEqual(['kotor-pack:second-build:en']);
    connection.cut();
    await page.goto('/city-card');
    await expectCopy(page, 'en');
    expect(await loadPictures(page)).toEqual([]);
  },
);
