import { LANGUAGES } from '@/lib/i18n/language';
import { connectionTest } from '../support/connectionTest';
import { MESSAGES, TAG } from '../support/messages';
import { cachedPaths } from '../support/offline';
import { expectPackOpens, faultsOfPack, findPack, isUnexpected, packSection, pagesOfPack } from '../support/pack';
import { expect } from '../support/test';

/** The provider’s pictures have no known size before they are resized: the size shown is an estimate. */
const BOUNDS = { least: 0.5, most: 1.5, pages: 40 };

/** The parts of the packs on the device. */
const storedUrls = async (page: Parameters<typeof cachedPaths>[0]): Promise<string[]> =>
  Object.entries(await cachedPaths(page)).flatMap(([name, paths]) => (name.startsWith('kotor-pack') ? paths : []));

for (const language of LANGUAGES) {
  connectionTest(
    `every page of a content system’s pack opens without a connection, with its pictures: ${language}`,
    async ({ page, connection }) => {
      await expectPackOpens(page, connection, language, BOUNDS);
    },
  );
}

connectionTest(
  'offers the pack for later during an outage, stores nothing, and saves it afterwards',
  async ({ page, connection, startProvider, startSite }) => {
    const messages = MESSAGES.en.OfflinePack;
    const provider = await startProvider({ stories: 6, news: 2, events: 2 });
    provider.break('500');
    const site = await startSite({ apiHost: provider.origin });
    connection.target = site.origin;
    await findPack(page, 'en');
    const status = packSection(page).getByRole('status');
    await expect(status).toHaveText(messages.later);
    await packSection(page).getByRole('button', { name: messages.save }).click();
    await expect(status).toHaveText(messages.later);
    expect(await storedUrls(page)).toEqual([]);

    provider.mend();
    await expect(async () => {
      await packSection(page).getByRole('button', { name: messages.save }).click();
      await expect(packSection(page).getByRole('link', { name: messages.see })).toBeVisible({ timeout: 20_000 });
    }).toPass();
    connection.cut();
    expect((await faultsOfPack(page, await pagesOfPack(page, 'en'), TAG.en)).filter(isUnexpected)).toEqual([]);
  },
);

connectionTest(
  'a provider that goes while the pack is saved leaves only what is right',
  async ({ page, connection, startProvider, startSite }) => {
    const messages = MESSAGES.en.OfflinePack;
    const provider = await startProvider({ stories: 6, news: 2, events: 2 });
    const site = await startSite({ apiHost: provider.origin });
    connection.target = site.origin;
    await findPack(page, 'en');
    const status = packSection(page).getByRole('status');
    await expect(status).toHaveText(/^About \d\.\d MB/);
    provider.break('500');
    await packSection(page).getByRole('button', { name: messages.save }).click();
    await expect(status).toContainText(messages.broken, { timeout: 30_000 });
    const held = (await storedUrls(page)).filter((path) => path !== '/offline/pack?lang=en');
    const pages = (await pagesOfPack(page, 'en')).filter((path) => held.includes(path));
    expect((await faultsOfPack(page, pages, TAG.en)).filter(isUnexpected)).toEqual([]);

    provider.mend();
    await expect(async () => {
      await packSection(page).getByRole('button', { name: messages.resume }).click();
      await expect(packSection(page).getByRole('link', { name: messages.see })).toBeVisible({ timeout: 20_000 });
    }).toPass({ timeout: 90_000 });
  },
);
