/**
 * `sizes` of a card as wide as a phone. Screens of high density get a picture as for 1.5 pixels to a point: more is
 * hardly seen on so small a screen, and would weigh two to three times as much.
 */
export const ON_PHONES =
  '(max-width: 463px) and (min-resolution: 2.8dppx) 48vw, (max-width: 463px) and (min-resolution: 1.5dppx) 58vw';

/** `sizes` of pictures in the grids of `CardGrid`, from its columns and the page’s width. */
export const GRID_SIZES = {
  3: `${ON_PHONES}, (min-width: 1376px) 411px, (min-width: 1024px) 31vw, (min-width: 464px) 46vw, 92vw`,
  4: `${ON_PHONES}, (min-width: 1376px) 302px, (min-width: 1024px) 23vw, (min-width: 464px) 46vw, 92vw`,
} as const;

/** `sizes` of a card twice as wide, in the grid of four columns. */
export const LEAD_SIZES = `${ON_PHONES}, (min-width: 1376px) 628px, (min-width: 1024px) 47vw, 92vw`;

/** `sizes` of the square in a horizontal card within half a page. */
export const HORIZONTAL_SIZES = '(min-width: 1024px) 200px, (min-width: 768px) 30vw, 30vw';
