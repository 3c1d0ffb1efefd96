import { sliceNews } from '@/lib/articles/slices';

const numbered = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

test.each([
  [0, 0, 0, 0],
  [1, 1, 0, 0],
  [4, 4, 0, 0],
  [5, 4, 1, 0],
  [7, 4, 3, 0],
  [8, 4, 3, 1],
  [15, 4, 3, 8],
  [16, 4, 3, 8],
])('%i articles fill the bands with %i, %i and %i', (total, top, current, other) => {
  const bands = sliceNews(numbered(total));
  expect([bands.top.length, bands.current.length, bands.other.length]).toEqual([top, current, other]);
  expect([...bands.top, ...bands.current, ...bands.other]).toEqual(numbered(Math.min(total, 15)));
});
