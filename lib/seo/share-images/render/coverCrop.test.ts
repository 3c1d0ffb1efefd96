import { coverCrop } from '@/lib/seo/share-images/render/cropPicture';

const BOX = { width: 1200, height: 630 };
const MIDDLE = { x: 0.5, y: 0.5 };

const CASES: [what: string, picture: [number, number], x: number, y: number, left: number, top: number][] = [
  ['one of the same size', [1200, 630], 0.5, 0.5, 0, 0],
  ['a small one is enlarged', [600, 315], 0.5, 0.5, 0, 0],
  ['a wide one, at its left', [2400, 630], 0, 0, 0, 0],
  ['a wide one', [2400, 630], 0.3, 0, 120, 0],
  ['a wide one, at its right', [2400, 630], 1, 1, 1200, 0],
  ['a tall one, at its top', [1200, 1800], 0, 0, 0, 0],
  ['a tall one, at its bottom', [600, 900], 0, 1, 0, 1170],
];

test.each(CASES)('a picture is scaled and cropped to its box: %s', (_what, [width, height], x, y, left, top) => {
  const scale = Math.max(BOX.width / width, BOX.height / height);
  const scaled = { width: width * scale, height: height * scale };
  expect(coverCrop({ width, height }, BOX, { x, y })).toEqual({ scaled, left, top });
});

test('the focal point is above the text: higher than the middle', () => {
  const { top } = coverCrop({ width: 1200, height: 1800 }, BOX, MIDDLE);
  const inBox = 900 - top;
  expect(inBox).toBeGreaterThan(BOX.height / 3);
  expect(inBox).toBeLessThan(BOX.height / 2);
});

test('every picture covers the box, whatever its size and focal point', () => {
  const lengths = [1, 2, 333, 629, 630, 631, 1199, 1200, 1201, 4000];
  for (const width of lengths) {
    for (const height of lengths) {
      for (const at of [0, 0.37, 1]) {
        const { scaled, left, top } = coverCrop({ width, height }, BOX, { x: at, y: at });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + BOX.width).toBeLessThanOrEqual(scaled.width);
        expect(top + BOX.height).toBeLessThanOrEqual(scaled.height);
      }
    }
  }
});
