import { picturesOn } from '../support/pictures';
import { expect, test } from '../support/test';

/** A file is at most so many times as wide as its box, in pixels of the screen. */
const MOST = 1.5;
/** What a picture may lack at most on a screen of ordinary density, where it would look soft. */
const LEAST = 0.65;

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
