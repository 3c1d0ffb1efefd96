import { everyAddress, kindsOfPage } from '../support/addresses';
import { metaOf } from '../support/cards';
import { canonicalOf, elementsOf, headingsOf, languageOf, pathOf, textOf } from '../support/html';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';
import { LANGUAGES, TAG, WORDS } from '../support/words';

const inside = (html: string, name: string): string =>
  textOf(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '');

for (const language of LANGUAGES) {
  test(`serves every address of the route table as a complete page: ${language}`, async ({ origin, source }) => {
    for (const path of Object.values(everyAddress(source, language))) {
      const { status, headers, text } = await sendRequest(origin, path);
      expect.soft(status, path).toBe(200);
      expect.soft(headers['content-language'], path).toBe(TAG[language]);
      // It would keep the page out of the back/forward cache.
      expect.soft(headers['cache-control'], path).not.toContain('no-store');
      expect.soft(languageOf(text), path).toBe(TAG[language]);
      for (const landmark of ['main', 'footer']) expect.soft(elementsOf(text, landmark), path).toHaveLength(1);
      for (const landmark of ['header', 'nav']) expect.soft(elementsOf(text, landmark), path).not.toHaveLength(0);
      expect.soft(headingsOf(text), path).toEqual([expect.stringMatching(/\S/)]);
      expect.soft(inside(text, 'main').length, path).toBeGreaterThan(60);
      expect.soft(inside(text, 'body'), path).toMatch(new RegExp(`^${WORDS[language].Site.skip}`));
      expect.soft(inside(text, 'title'), path).toMatch(/\S/);
      expect.soft(metaOf(text).description?.[0], path).toMatch(/\S/);
    }
  });
}

test('gives an article of the guide one canonical address under any segments', async ({ origin, source }) => {
  for (const language of LANGUAGES) {
    const path = everyAddress(source, language)['related address'] ?? '';
    const canonical = canonicalOf((await sendRequest(origin, path)).text) ?? '';
    expect(pathOf(canonical)).toBe(kindsOfPage(source, language).article);
  }
});
