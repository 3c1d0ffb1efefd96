import { kindsOfPage } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { expect, settle, test } from '../support/test';
import { LANGUAGES } from '../support/words';

for (const language of LANGUAGES) {
  for (const [kind, path] of Object.entries({
    ...kindsOfPage('shipped', language),
    'not found': `/nowhere?lang=${language}`,
  })) {
    test(`axe has nothing against ${kind}: ${language}`, async ({ page }) => {
      await page.goto(path);
      await settle(page);
      expect(await violationsEverywhere(page)).toEqual([]);
    });
  }
}
