import type { Page } from '@playwright/test';
import { test } from '../support/lineTest';
import { brokenPictures, cached, controlled, expectCopy, expectOfflinePage, takeAlong } from '../support/offline';
import { expect, settle } from '../support/test';
import { LANGUAGES, type Language, TAG, WORDS } from '../support/words';

const section = (page: Page) => page.locator('section[aria-labelledby="take-along"]');

/** The addresses of the pack’s pages, as it lists them on the device. */
const pagesOf = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate(async (lang) => {
    const note = await caches.match(`/offline/pack?lang=${lang}`);
    const { items } = (await note?.json()) as { items: { kind: string; href: string }[] };
    return items.filter(({ kind }) => kind === 'page').map(({ href }) => href);
  }, language);

/**
 * What is wrong with the pages of the pack as they lie on the device: another language, a script or style that is not
 * there, a picture that is not there or that cannot be drawn.
 */
const faultsOf = (page: Page, paths: string[], tag: string): Promise<string[]> =>
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
          const key = /\/pictures\/[\w-]+(?=-\d+\.)/.exec(source)?.[0] ?? source;
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

/** Every so many pages are opened as well, one after the other. */
const EVERY = 9;

for (const language of LANGUAGES) {
  test(`every page of the pack opens without a connection, with its pictures: ${language}`, async ({
    page,
    context,
    line,
  }) => {
    test.setTimeout(120_000);
    const before = line.carried();
    await takeAlong(page, language);
    const status = await section(page).getByRole('status').innerText();
    const told = Number(/([\d.,]+) MB/.exec(status)?.[1]?.replace(',', '.')) * 1_000_000;
    expect(line.carried() - before).toBeGreaterThan(told * 0.85);
    expect(line.carried() - before).toBeLessThan(told * 1.25);

    const paths = await pagesOf(page, language);
    expect(paths.length).toBeGreaterThan(60);
    line.cut();
    await context.setOffline(true);
    expect(await faultsOf(page, paths, TAG[language])).toEqual([]);
    for (const path of paths.filter((_, index) => index % EVERY === 0)) {
      await page.goto(path);
      await expectCopy(page, language);
      expect(await brokenPictures(page), path).toEqual([]);
    }

    // What was taken along is hydrated too, and listed with the guide’s own titles.
    await page.goto(paths[0] ?? '');
    await settle(page);
    await page.goto('/news');
    await expectOfflinePage(page, language === 'sr' ? 'en' : language);
    await page.goto(`/offline?lang=${language}`);
    const list = page.getByRole('region', { name: WORDS[language].OfflinePage.taken }).getByRole('link');
    await expect(list).toHaveCount(paths.length);
  });
}

test('saving can be stopped, goes on where it stopped, and what is saved can be removed', async ({ page, line }) => {
  const words = WORDS.en.TakeAlong;
  line.offer(30);
  await page.goto('/visitors-info');
  await controlled(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('status')).toHaveText(/^About \d\.\d MB/);
  await section(page).getByRole('button', { name: words.save }).click();
  await expect
    .poll(async () => Number(await section(page).getByRole('progressbar').getAttribute('value')))
    .toBeGreaterThan(500_000);
  await section(page).getByRole('button', { name: words.cancel }).click();
  await expect(section(page).getByRole('button', { name: words.goOn })).toBeVisible();
  const held = () =>
    cached(page).then(
      (caches) => Object.entries(caches).find(([name]) => name.startsWith('kotor-pack'))?.[1].length ?? 0,
    );
  const half = await held();
  expect(half).toBeGreaterThan(10);

  // The line breaks while it goes on; what is there stays.
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  line.cut();
  await section(page).getByRole('button', { name: words.goOn }).click();
  await expect(section(page).getByRole('status')).toContainText(words.broken);
  expect(await held()).toBeGreaterThanOrEqual(half);

  line.mend();
  const before = line.carried();
  await section(page).getByRole('button', { name: words.goOn }).click();
  await expect(section(page).getByRole('link', { name: words.see })).toBeVisible({ timeout: 25_000 });
  expect(line.carried() - before).toBeLessThan(900_000);

  await section(page).getByRole('button', { name: words.remove }).click();
  await expect(section(page).getByRole('status')).toHaveText(words.removed);
  expect(await held()).toBe(0);
});

test('after an update of the site the pack is renewed quietly, and nothing is lost meanwhile', async ({
  page,
  line,
}) => {
  line.offer(8);
  await takeAlong(page, 'en');
  line.passFor('second-build');
  await page.goto('/tax');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const packs = async () => Object.keys(await cached(page)).filter((name) => name.startsWith('kotor-pack'));
  await expect.poll(async () => (await packs()).length).toBeGreaterThan(0);
  line.cut();
  await page.goto('/city-card');
  await expectCopy(page, 'en');
  line.mend();
  await page.goto('/tax');
  await settle(page);
  await expect.poll(packs, { timeout: 20_000 }).toEqual(['kotor-pack:second-build:en']);
  line.cut();
  await page.goto('/city-card');
  await expectCopy(page, 'en');
  expect(await brokenPictures(page)).toEqual([]);
});
