import { LAYOUTS, pagePaths } from '../support/addresses';
import { expect, test } from './test';

// Twice the usual.
test.use({ textSize: 32 });

const paths = pagePaths('shipped', 'sr');

for (const width of [320, 390]) {
  test.describe(() => {
    test.use({ size: { width, height: 800 } });

    test(`no page scrolls sideways with text twice as large, ${width} pixels wide`, async ({ tab }) => {
      test.setTimeout(180_000);
      for (const kind of LAYOUTS) {
        await tab.openHydrated(paths[kind]);
        expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect.soft(await tab.overflow(), kind).toBeLessThanOrEqual(0);
      }
    });
  });
}
