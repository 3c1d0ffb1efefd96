import { boundZoom, MAX_ZOOM, zoomedScroll } from '@/components/map/zoom';

test.each([
  [0.2, 1],
  [1, 1],
  [1.01, 1.01],
  [9, MAX_ZOOM],
])('a zoom of %d becomes %d', (zoom, expected) => {
  expect(boundZoom(zoom)).toBe(expected);
});

test('the content under the finger stays in place', () => {
  expect(zoomedScroll(0, 100, 2)).toBe(100);
  expect(zoomedScroll(100, 100, 0.5)).toBe(0);
  expect(zoomedScroll(30, 0, 2)).toBe(60);
});
