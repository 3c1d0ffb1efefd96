import { everyLanguage, kindsOfPage, TYPED_IN } from '../support/addresses';
import { expect, settle, test } from '../support/test';
import { tellTextSize } from '../support/textSize';

const paths = [
  ...everyLanguage((language) => Object.values(kindsOfPage('shipped', language))),
  ...['/nowhere', '/offline?lang=en', '/tax?guest-sheet=en&lang=en', '/search?q=perast'],
  ...TYPED_IN,
];

for (const width of [390, 320]) {
  test(`with text twice as large no page scrolls sideways on ${width} pixels`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await tellTextSize(page, 32);
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await settle(page);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path);
    }
    expect(wide).toEqual([]);
  });
}
