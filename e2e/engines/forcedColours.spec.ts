import { kindsOfPage } from '../support/addresses';
import { expect, test } from './test';

test.use({ forcesColours: true });

const { home = '', 'article of a subcategory': article = '' } = kindsOfPage('shipped', 'en');

/** Controls without an edge, a line under their text, an icon or a label. */
const withoutEdge = (): string[] =>
  [...document.querySelectorAll('button, input, select')]
    .filter((control) => {
      const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      const isDrawn = hasEdge || textDecorationLine !== 'none' || control.querySelector('svg') || control.ariaLabel;
      return control.checkVisibility() && !isDrawn;
    })
    .map((control) => control.outerHTML.slice(0, 100));

for (const path of [home, article, '/volim-kotor', '/tax']) {
  test(`has a mark for every control in forced colours: ${path}`, async ({ tab }) => {
    await tab.openHydrated(path);
    expect(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await tab.evaluate(withoutEdge)).toEqual([]);
  });
}
