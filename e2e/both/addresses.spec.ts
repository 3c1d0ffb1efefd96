import type { Page } from '@playwright/test';
import { everyAddress, kindsOfPage } from '../support/addresses';
import { canonicalOf, pathOf } from '../support/html';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';
import { LANGUAGES, type Language, TAG, WORDS } from '../support/words';

/** A page that reads without JavaScript, complete and in its language. */
async function expectPage(page: Page, path: string, language: Language): Promise<void> {
  const response = await page.goto(path);
  const found = await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    return {
      landmarks: [count('main'), count('body > header'), count('body > footer'), count('h1')],
      navigation: count('nav'),
      heading: text('h1'),
      reading: text('main').length,
      skip: text('body > a'),
      language: document.documentElement.lang,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    };
  });
  expect.soft(response?.status(), path).toBe(200);
  expect.soft(response?.headers()['content-language'], path).toBe(TAG[language]);
  expect.soft(found.language, path).toBe(TAG[language]);
  expect.soft(found.landmarks, `main, header, footer and h1 of ${path}`).toEqual([1, 1, 1, 1]);
  expect.soft(found.navigation, path).toBeGreaterThan(0);
  expect.soft(found.heading, path).toMatch(/\S/);
  expect.soft(found.reading, path).toBeGreaterThan(60);
  expect.soft(found.skip, path).toBe(WORDS[language].Site.skip);
  expect.soft(found.title, path).toMatch(/\S/);
  expect.soft(found.description, path).toMatch(/\S/);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`every address of the route table reads in ${language}`, async ({ page, source }) => {
      test.setTimeout(60_000);
      for (const [kind, path] of Object.entries(everyAddress(source, language))) {
        await test.step(kind, () => expectPage(page, path, language));
      }
    });
  }
});

test('an article of the guide has one canonical address under any segments', async ({ origin, source }) => {
  for (const language of LANGUAGES) {
    const path = everyAddress(source, language)['related address'] ?? '';
    const canonical = canonicalOf((await sendRequest(origin, path)).text) ?? '';
    expect(pathOf(canonical)).toBe(kindsOfPage(source, language).article);
  }
});
