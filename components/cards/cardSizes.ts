/** `sizes` of pictures in the grids of `CardGrid`, from its columns and the page’s width. */
export const GRID_SIZES = {
  3: '(min-width: 1376px) 411px, (min-width: 1024px) 31vw, (min-width: 464px) 46vw, 92vw',
  4: '(min-width: 1376px) 302px, (min-width: 1024px) 23vw, (min-width: 464px) 46vw, 92vw',
} as const;

/** `sizes` of the square in a horizontal card within half a page. */
export const HORIZONTAL_SIZES = '(min-width: 1024px) 200px, (min-width: 768px) 30vw, 30vw';
