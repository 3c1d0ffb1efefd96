import { expectFitting, picturesOn } from '../support/pictures';
import { expect, test } from '../support/test';

const SCREENS = [
  { width: 360, height: 740, density: 2 },
  { width: 1440, height: 900, density: 1 },
];

// The provider’s pictures are not cropped: a box that shows a part of one draws all of it.
for (const screen of SCREENS) {
  test(`loads the provider’s pictures in the size drawn: ${screen.width} pixels wide`, async ({ browser, origin }) => {
    const pictures = await picturesOn(browser, origin, 'remote', screen);
    expect(pictures.filter(({ name }) => name.includes('_next/image')).length).toBeGreaterThan(10);
    expectFitting(pictures, screen);
  });
}
