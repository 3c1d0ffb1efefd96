import { LEAST, MOST, picturesOn } from '../support/pictures';
import { expect, test } from '../support/test';

// They come whole: where a box shows a part, what counts is all that is drawn.
for (const screen of [
  { width: 360, height: 740, density: 2 },
  { width: 1440, height: 900, density: 1 },
]) {
  test(`the provider’s pictures are right for what is drawn of them: ${screen.width} wide`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(90_000);
    const pictures = await picturesOn(browser, origin, 'remote', screen);
    expect(pictures.filter(({ of }) => of.includes('_next/image')).length).toBeGreaterThan(10);
    for (const { of, timesDrawn } of pictures) {
      expect.soft(timesDrawn, of).toBeLessThanOrEqual(MOST);
      if (screen.density === 1) expect.soft(timesDrawn, of).toBeGreaterThanOrEqual(LEAST);
    }
  });
}
