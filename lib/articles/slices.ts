/** The bands of the news landing page: articles 1 to 4, 5 to 7 and 8 to 15 (docs/requirements.md, News). */
const BANDS = { top: [0, 4], current: [4, 7], other: [7, 15] } as const;

export function sliceNews<T>(news: readonly T[]): { top: T[]; current: T[]; other: T[] } {
  return {
    top: news.slice(...BANDS.top),
    current: news.slice(...BANDS.current),
    other: news.slice(...BANDS.other),
  };
}
