import type { Page } from '@playwright/test';
import type { Language } from '@/lib/i18n/language';
import type { FaultyConnection } from './faultyConnection';
import { MESSAGES, TAG } from './messages';
import { expectCopy, waitForController } from './offline';
import { loadPictures } from './pictures';
import { expect } from './test';

/** The section that offers the offline pack. */
export const packSection = (page: Page) => page.locator('section[aria-labelledby="offline-pack"]');

/** Opens the offer of the pack. */
export async function findPack(page: Page, language: Language): Promise<void> {
  await page.goto(language === 'en' ? '/visitors-info' : '/visitors-info?lang=sr');
  await waitForController(page);
  await packSection(page).scrollIntoViewIfNeeded();
}

/** Saves the pack by hand, as a visitor does. */
export async function savePack(page: Page, language: Language): Promise<void> {
  await findPack(page, language);
  const section = packSection(page);
  const messages = MESSAGES[language].OfflinePack;
  await expect(section.getByRole('status')).toHaveText(/\d[.,]\d MB/);
  await section.getByRole('button', { name: messages.save }).click();
  await expect(section.getByRole('link', { name: messages.see })).toBeVisible({ timeout: 60_000 });
}

/** The size of the pack shown on the page, in bytes. */
async function shownSize(page: Page): Promise<number> {
  const status = await packSection(page).getByRole('status').textContent();
  return Number(/([\d.,]+) MB/.exec(status ?? '')?.[1]?.replace(',', '.')) * 1_000_000;
}

/** The addresses of the pages in the stored pack. */
export const pagesOfPack = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate(async (lang) => {
    const note = await caches.match(`/offline/pack?lang=${lang}`);
    if (!note) throw new Error('there is no pack');
    const { items }: { items: { kind: string; href: string }[] } = await note.json();
    return items.filter(({ kind }) => kind === 'page').map(({ href }) => href);
  }, language);

/** Faults of the stored pages: another language, a missing script or style, a missing or broken picture. */
export const faultsOfPack = (page: Page, paths: string[], tag: string): Promise<string[]> =>
  page.evaluate(
    async ([hrefs, language]) => {
      const faults: string[] = [];
      const drawn = new Map<string, boolean>();
      const isDrawn = async (key: string): Promise<boolean> => {
        const response = await caches.match(key, { ignoreVary: true });
        return response ? createImageBitmap(await response.blob()).then(Boolean, () => false) : false;
      };
      for (const href of hrefs) {
        const html = (await (await caches.match(href, { ignoreVary: true }))?.text()) ?? '';
        const read = new DOMParser().parseFromString(html, 'text/html');
        if (read.documentElement.lang !== language) faults.push(`${href}: ${read.documentElement.lang}`);
        const sources = [...read.querySelectorAll('img, source')].map(
          (each) => each.getAttribute('srcset') ?? each.getAttribute('src') ?? '',
        );
        for (const source of sources) {
          const key =
            /\/pictures\/[\w-]+?(?=(?:-tall|-upright)?-\d+\.)|\/_next\/image\?url=[^&\s]+/.exec(source)?.[0] ?? source;
          if (!drawn.has(key)) drawn.set(key, await isDrawn(key));
          if (!drawn.get(key)) faults.push(`${href}: ${key}`);
        }
        for (const [, file = ''] of html.matchAll(/"(\/(?:_next\/static|fonts)\/[^"\\]+)/g)) {
          if (!(await caches.match(file, { ignoreVary: true }))) faults.push(`${href}: ${file}`);
        }
      }
      return faults;
    },
    [paths, tag] as const,
  );

/** One of the provider’s attacks names a picture that is nowhere, with or without a connection. */
const NOWHERE = '/_next/image?url=%2Fmedia%2Fx';
export const isUnexpected = (found: string): boolean => !found.split('&w=')[0]?.endsWith(NOWHERE);

/** Of so many pages of the pack, one is also opened. */
const EVERY = 9;

/** The least and the most that saving transfers, as shares of the shown size, and the least number of pages. */
type PackBounds = { least: number; most: number; pages: number };

/**
 * Saves the pack, cuts the connection and expects that every page of it opens, with its pictures.
 *
 * @returns the addresses of its pages
 */
export async function expectPackOpens(
  page: Page,
  connection: FaultyConnection,
  language: Language,
  { least, most, pages }: PackBounds,
): Promise<string[]> {
  const before = connection.bodyBytes;
  await savePack(page, language);
  const shown = await shownSize(page);
  expect(connection.bodyBytes - before).toBeGreaterThan(shown * least);
  expect(connection.bodyBytes - before).toBeLessThan(shown * most);

  const paths = await pagesOfPack(page, language);
  expect(paths.length).toBeGreaterThan(pages);
  connection.cut();
  await page.context().setOffline(true);
  expect((await faultsOfPack(page, paths, TAG[language])).filter(isUnexpected)).toEqual([]);
  for (const path of paths.filter((_, index) => index % EVERY === 0)) {
    await page.goto(path);
    await expectCopy(page, language);
    expect((await loadPictures(page)).filter(isUnexpected), path).toEqual([]);
  }
  return paths;
}
