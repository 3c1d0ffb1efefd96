import { pagePaths } from '../support/addresses';
import { borderlessControls } from '../support/borderlessControls';
import { expect, test } from './test';

test.use({ forcesColours: true });

const { home, subcategoryArticle: article } = pagePaths('shipped', 'en');

for (const path of [home, article, '/volim-kotor', '/tax']) {
  test(`has a mark for every control in forced colours: ${path}`, async ({ tab }) => {
    await tab.openHydrated(path);
    expect(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await tab.evaluate(borderlessControls)).toEqual([]);
  });
}
