import type { Page } from '@playwright/test';
import { kindsOfPage } from '../support/addresses';
import { smallTargetsOf, textFaultsOf } from '../support/layout';
import { NARROWEST, PHONE } from '../support/screens';
import { expect, settle, test } from '../support/test';
import { LANGUAGES } from '../support/words';

/** Where text is likeliest to lack room. */
const VIEWS: Record<string, (page: Page) => Promise<void>> = {
  'on the narrowest phone': (page) => page.setViewportSize(NARROWEST),
  'at 768 pixels': (page) => page.setViewportSize({ width: 768, height: 1024 }),
  'at 1024 pixels': (page) => page.setViewportSize({ width: 1024, height: 768 }),
  'with text twice as large': async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
  },
};

for (const language of LANGUAGES) {
  for (const [kind, path] of Object.entries(kindsOfPage('shipped', language))) {
    test(`every text has its place on ${kind}: ${language}`, async ({ page }) => {
      await page.goto(path);
      await settle(page);
      for (const [view, apply] of Object.entries(VIEWS)) {
        await apply(page);
        expect.soft(await textFaultsOf(page), view).toEqual([]);
      }
    });

    test(`every target can be hit on ${kind}: ${language}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await settle(page);
      expect(await smallTargetsOf(page, { links: 24, controls: 44 })).toEqual([]);
    });
  }
}
