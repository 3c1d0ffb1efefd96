import { LEAST, MOST, picturesOn } from '../support/pictures';
import { expect, test } from '../support/test';

const SCREENS = [
  { width: 320, height: 640, density: 3 },
  { width: 360, height: 740, density: 1 },
  { width: 360, height: 740, density: 2 },
  { width: 412, height: 823, density: 2.625 },
  { width: 768, height: 1024, density: 1 },
  { width: 1024, height: 768, density: 1 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
];

for (const screen of SCREENS) {
  test(`pictures are right for their boxes: ${screen.width} wide, ${screen.density} pixels to a point`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(60_000);
    for (const { of, timesItsBox, timesDrawn } of await picturesOn(browser, origin, 'shipped', screen)) {
      expect.soft(timesItsBox, of).toBeLessThanOrEqual(MOST);
      if (screen.density === 1) expect.soft(timesDrawn, of).toBeGreaterThanOrEqual(LEAST);
    }
  });
}
