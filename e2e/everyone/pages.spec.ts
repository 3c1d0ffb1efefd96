import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { violationsEverywhere } from '../support/axe';
import { smallTargetsOf, textFaultsOf } from '../support/layout';
import { NARROWEST } from '../support/screens';
import { expect, settle, test } from '../support/test';
import { tellTextSize } from '../support/textSize';
import { LANGUAGES, type Language } from '../support/words';

/** Where text is likeliest to lack room. */
const VIEWS: Record<string, (page: Page) => Promise<void>> = {
  'on the narrowest phone': (page) => page.setViewportSize(NARROWEST),
  'at 768 pixels': (page) => page.setViewportSize({ width: 768, height: 1024 }),
  'at 1024 pixels': (page) => page.setViewportSize({ width: 1024, height: 768 }),
  'with text twice as large, as the browser can be told': async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await tellTextSize(page, 32);
  },
};

const addresses = (language: Language): Record<string, string> => ({
  ...kindsOfPage('shipped', language),
  'not found': `/nowhere?lang=${language}`,
});

// One test for both languages, and one load for all that is looked at: loading is what takes the time.
for (const kind of new Set(LANGUAGES.flatMap((language) => Object.keys(addresses(language))))) {
  test(`axe has nothing against ${kind}, every text and target has its place`, async ({ page }) => {
    test.setTimeout(90_000);
    for (const language of LANGUAGES) {
      const path = addresses(language)[kind];
      if (!path) continue;
      await tellTextSize(page, 16);
      await page.goto(path);
      await settle(page);
      expect.soft(await violationsEverywhere(page), language).toEqual([]);
      for (const [view, apply] of Object.entries(VIEWS)) {
        await apply(page);
        expect.soft(await textFaultsOf(page), `${language} ${view}`).toEqual([]);
        expect.soft(await smallTargetsOf(page, { links: 24, controls: 24 }), `${language} ${view}`).toEqual([]);
      }
    }
  });
}
