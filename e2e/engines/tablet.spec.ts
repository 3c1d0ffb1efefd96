import { LAYOUTS, pagePaths } from '../support/addresses';
import { expect, test } from './test';

const paths = pagePaths('shipped', 'sr');

test.use({ size: { width: 1180, height: 800 } });

test('no page scrolls sideways on a tablet in landscape', async ({ tab }) => {
  test.setTimeout(180_000);
  for (const kind of LAYOUTS) {
    await tab.open(paths[kind]);
    expect.soft(await tab.overflow(), kind).toBeLessThanOrEqual(0);
  }
});
