import { expectFitting, picturesOn } from '../support/pictures';
import { expect, test } from '../support/test';

const SCREENS = [
  { width: 412, height: 823, density: 2.625 },
  { width: 1024, height: 768, density: 1 },
  { width: 360, height: 740, density: 1 },
  { width: 768, height: 1024, density: 1 },
  { width: 320, height: 640, density: 3 },
  { width: 360, height: 740, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
];

for (const screen of SCREENS) {
  test(`loads pictures in the size of their boxes: ${screen.width} pixels wide, density ${screen.density}`, async ({
    browser,
    origin,
  }) => {
    const pictures = await picturesOn(browser, origin, 'shipped', screen);
    expect(pictures.length).toBeGreaterThan(10);
    expectFitting(pictures, screen);
  });
}
