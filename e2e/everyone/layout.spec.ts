import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { smallTargetsOf, textFaultsOf } from '../support/layout';
import { NARROWEST } from '../support/screens';
import { expect, settle, test } from '../support/test';
import { LANGUAGES } from '../support/words';

/** Where text is likeliest to lack room. */
const VIEWS: Record<string, (page: Page) => Promise<void>> = {
  'on the narrowest phone': (page) => page.setViewportSize(NARROWEST),
  'at 768 pixels': (page) => page.setViewportSize({ width: 768, height: 1024 }),
  'at 1024 pixels': (page) => page.setViewportSize({ width: 1024, height: 768 }),
  'with text twice as large, as the browser can be told': async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  },
};

for (const language of LANGUAGES) {
  for (const [kind, path] of Object.entries(kindsOfPage('shipped', language))) {
    test(`every text and target has its place on ${kind}: ${language}`, async ({ page }) => {
      await page.goto(path);
      await settle(page);
      for (const [view, apply] of Object.entries(VIEWS)) {
        await apply(page);
        expect.soft(await textFaultsOf(page), view).toEqual([]);
        expect.soft(await smallTargetsOf(page, { links: 24, controls: 24 }), view).toEqual([]);
      }
    });
  }
}
