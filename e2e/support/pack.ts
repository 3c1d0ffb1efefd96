import type { Page } from '@playwright/test';
import { controlled } from './offline';
import { expect } from './test';
import { type Language, WORDS } from './words';

/** ‘Take Kotor along’, where the pack is saved. */
export const packSection = (page: Page) => page.locator('section[aria-labelledby="take-along"]');

/** Goes to where the pack is offered. */
export async function findPack(page: Page, language: Language): Promise<void> {
  await page.goto(language === 'en' ? '/visitors-info' : '/visitors-info?lang=sr');
  await controlled(page);
  await packSection(page).scrollIntoViewIfNeeded();
}

/** Saves the pack by hand, as a visitor does. */
export async function takeAlong(page: Page, language: Language): Promise<void> {
  await findPack(page, language);
  const section = packSection(page);
  const words = WORDS[language].TakeAlong;
  await expect(section.getByRole('status')).toHaveText(/\d[.,]\d MB/);
  await section.getByRole('button', { name: words.save }).click();
  await expect(section.getByRole('link', { name: words.see })).toBeVisible({ timeout: 60_000 });
}

/** How much the page says the pack weighs, in bytes. */
export async function toldSize(page: Page): Promise<number> {
  const status = await packSection(page).getByRole('status').textContent();
  return Number(/([\d.,]+) MB/.exec(status ?? '')?.[1]?.replace(',', '.')) * 1_000_000;
}

/** The addresses of the pack’s pages, as it lists them on the device. */
export const pagesOfPack = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate(async (lang) => {
    const note = await caches.match(`/offline/pack?lang=${lang}`);
    if (!note) throw new Error('there is no pack');
    const { items }: { items: { kind: string; href: string }[] } = await note.json();
    return items.filter(({ kind }) => kind === 'page').map(({ href }) => href);
  }, language);

/**
 * What is wrong with the pages of the pack as they lie on the device: another language, a script or style that is not
 * there, a picture that is not there or that cannot be drawn.
 */
export const faultsOfPack = (page: Page, paths: string[], tag: string): Promise<string[]> =>
  page.evaluate(
    async ([hrefs, language]) => {
      const faults: string[] = [];
      const drawn = new Map<string, boolean>();
      const isDrawn = async (key: string): Promise<boolean> => {
        const answer = await caches.match(key, { ignoreVary: true });
        return answer ? createImageBitmap(await answer.blob()).then(Boolean, () => false) : false;
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
        for (const [, file = ''] of html.matchAll(/"(\/(?:scripts|styles|_next\/static)\/[^"\\]+)/g)) {
          if (!(await caches.match(file, { ignoreVary: true }))) faults.push(`${href}: ${file}`);
        }
      }
      return faults;
    },
    [paths, tag] as const,
  );
