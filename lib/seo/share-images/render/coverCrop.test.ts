import { coverCrop } from '@/lib/seo/share-images/render/coverCrop';

const BOX = { width: 1200, height: 630 };
const MIDDLE = { x: 0.5, y: 0.5 };

const CASES: [what: string, picture: [number, number], focal: { x: number; y: number }, crop: object][] = [
  ['one of the same size', [1200, 630], MIDDLE, { scaled: BOX, left: 0, top: 0 }],
  ['a small one is enlarged', [600, 315], MIDDLE, { scaled: BOX, left: 0, top: 0 }],
  ['a wide one, at its left', [2400, 630], { x: 0, y: 0 }, { scaled: { width: 2400, height: 630 }, left: 0, top: 0 }],
  [
    'a wide one, at its right',
    [2400, 630],
    { x: 1, y: 1 },
    { scaled: { width: 2400, height: 630 }, left: 1200, top: 0 },
  ],
  ['a wide one', [2400, 630], { x: 0.3, y: 0 }, { scaled: { width: 2400, height: 630 }, left: 120, top: 0 }],
  ['a tall one, at its top', [1200, 1800], { x: 0, y: 0 }, { scaled: { width: 1200, height: 1800 }, left: 0, top: 0 }],
  [
    'a tall one, at its bottom',
    [600, 900],
    { x: 0, y: 1 },
    { scaled: { width: 1200, height: 1800 }, left: 0, top: 1170 },
  ],
];

test.each(CASES)('%s', (_what, [width, height], focal, crop) => {
  expect(coverCrop({ width, height }, BOX, focal)).toEqual(crop);
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
