import { GALLERY_SWIPE_PX, HOME_SWIPE_PX, swipeStep, wrapIndex } from '@/lib/pictures/swipe';

test('the shortest swipes are those of the requirements', () => {
  expect([GALLERY_SWIPE_PX, HOME_SWIPE_PX]).toEqual([50, 80]);
});

const SWIPES: [movedX: number, movedY: number, step: number][] = [
  [-50, 0, 1],
  [50, 0, -1],
  [-49, 0, 0],
  [49, 0, 0],
  [-300, 20, 1],
  [60, -61, 0],
  [-60, 60, 1],
];

test.each(SWIPES)('a finger moved by %i and %i leads %i further', (movedX, movedY, step) => {
  expect(swipeStep(movedX, movedY, 50)).toBe(step);
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, 0, 3, 1],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
])('from %i by %i of %i comes %i', (index, step, total, expected) => {
  expect(wrapIndex(index, step, total)).toBe(expected);
});
