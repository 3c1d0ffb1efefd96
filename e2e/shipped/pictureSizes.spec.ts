import { expectFitting, picturesOn } from '../support/pictures';
import { DESKTOP, PIXEL } from '../support/screens';
import { expect, test } from '../support/test';

// pictureSizes.slow.spec.ts has every layout on more screens.
test('loads the pictures of home in the size of their boxes, on a phone and on a desktop', async ({
  browser,
  origin,
}) => {
  for (const screen of [
    { ...PIXEL, density: 2.625 },
    { ...DESKTOP, density: 1 },
  ]) {
    const pictures = await picturesOn(browser, origin, 'shipped', screen, ['home']);
    expect(pictures.length).toBeGreaterThan(5);
    expectFitting(pictures, screen);
  }
});
