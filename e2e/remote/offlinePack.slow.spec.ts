import { LANGUAGES } from '@/lib/i18n/language';
import { test } from '../support/connectionTest';
import { brokenPictures, cached, expectCopy } from '../support/offline';
import { faultsOfPack, findPack, packSection, pagesOfPack, savePack, shownSize } from '../support/pack';
import { expect } from '../support/test';
import { TAG, WORDS } from '../support/words';

/** Every so many pages are opened as well, one after the other. */
const EVERY = 9;

/** The provider’s pictures have no known size before they are resized: the size shown is an estimate. */
const LEAST = 0.5;
const MOST = 1.5;

/** One of the provider’s attacks names a picture that is nowhere, with or without a connection. */
const NOWHERE = '/_next/image?url=%2Fmedia%2Fx';
const isElsewhere = (found: string): boolean => !found.split('&w=')[0]?.endsWith(NOWHERE);

/** What of the packs lies on the device. */
const storedUrls = async (page: Parameters<typeof cached>[0]): Promise<string[]> =>
  Object.entries(await cached(page)).flatMap(([name, paths]) => (name.startsWith('kotor-pack') ? paths : []));

for (const language of LANGUAGES) {
  test(`every page of a content system’s pack opens without a connection, with its pictures: ${language}`, async ({
    page,
    context,
    connection,
  }) => {
    test.setTimeout(180_000);
    const before = connection.bodyBytes();
    await savePack(page, language);
    const shown = await shownSize(page);
    expect(connection.bodyBytes() - before).toBeGreaterThan(shown * LEAST);
    expect(connection.bodyBytes() - before).toBeLessThan(shown * MOST);

    const paths = await pagesOfPack(page, language);
    expect(paths.length).toBeGreaterThan(40);
    connection.cut();
    await context.setOffline(true);
    expect((await faultsOfPack(page, paths, TAG[language])).filter(isElsewhere)).toEqual([]);
    for (const path of paths.filter((_, index) => index % EVERY === 0)) {
      await page.goto(path);
      await expectCopy(page, language);
      expect((await brokenPictures(page)).filter(isElsewhere), path).toEqual([]);
    }
  });
}

test('offers the pack for later during an outage, stores nothing, and saves it afterwards', async ({
  page,
  connection,
  startProvider,
  startSite,
}) => {
  test.setTimeout(120_000);
  const words = WORDS.en.OfflinePack;
  const provider = await startProvider({ stories: 6, news: 2, events: 2 });
  provider.break('500');
  const site = await startSite({ apiHost: provider.origin });
  connection.setTarget(site.origin);
  await findPack(page, 'en');
  const status = packSection(page).getByRole('status');
  await expect(status).toHaveText(words.later);
  await packSection(page).getByRole('button', { name: words.save }).click();
  await expect(status).toHaveText(words.later);
  expect(await storedUrls(page)).toEqual([]);

  provider.mend();
  await expect(async () => {
    await packSection(page).getByRole('button', { name: words.save }).click();
    await expect(packSection(page).getByRole('link', { name: words.see })).toBeVisible({ timeout: 20_000 });
  }).toPass();
  connection.cut();
  expect((await faultsOfPack(page, await pagesOfPack(page, 'en'), TAG.en)).filter(isElsewhere)).toEqual([]);
});

test('a provider that goes while the pack is saved leaves only what is right', async ({
  page,
  connection,
  startProvider,
  startSite,
}) => {
  test.setTimeout(120_000);
  const words = WORDS.en.OfflinePack;
  const provider = await startProvider({ stories: 6, news: 2, events: 2 });
  const site = await startSite({ apiHost: provider.origin });
  connection.setTarget(site.origin);
  await findPack(page, 'en');
  const status = packSection(page).getByRole('status');
  await expect(status).toHaveText(/^About \d\.\d MB/);
  provider.break('500');
  await packSection(page).getByRole('button', { name: words.save }).click();
  await expect(status).toContainText(words.broken, { timeout: 30_000 });
  const held = (await storedUrls(page)).filter((path) => path !== '/offline/pack?lang=en');
  const pages = (await pagesOfPack(page, 'en')).filter((path) => held.includes(path));
  expect((await faultsOfPack(page, pages, TAG.en)).filter(isElsewhere)).toEqual([]);

  provider.mend();
  await expect(async () => {
    await packSection(page).getByRole('button', { name: words.resume }).click();
    await expect(packSection(page).getByRole('link', { name: words.see })).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 90_000 });
});
