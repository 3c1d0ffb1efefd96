import { boundZoom, keepInPlace, MAX_ZOOM } from '@/components/map/zoom';

test.each([
  [0.2, 1],
  [1, 1],
  [1.03, 1],
  [1.5, 1.5],
  [9, MAX_ZOOM],
])('a zoom of %d becomes %d', (asked, zoom) => {
  expect(boundZoom(asked)).toBe(zoom);
});

test('what lies under the finger stays under it', () => {
  expect(keepInPlace(0, 100, 2)).toBe(100);
  expect(keepInPlace(100, 100, 0.5)).toBe(0);
  expect(keepInPlace(30, 0, 2)).toBe(60);
  expect(keepInPlace(0, 100, 0.5)).toBe(0);
});
