/**
 * `sizes` of a card as wide as a phone. Screens of high density get a picture as for 1.5 pixels to a point: more is
 * hardly seen on so small a screen, and would weigh two to three times as much.
 */
export const ON_PHONES =
  '(max-width: 463px) and (min-resolution: 2.8dppx) 48vw, (max-width: 463px) and (min-resolution: 1.5dppx) 58vw';

/** The same of an upright card, always 480 pixels: they weigh as much as 640 of the whole, and are sharper. */
export const UPRIGHT_ON_PHONES = [
  '(max-width: 463px) and (min-resolution: 2.8dppx) 137px',
  '(max-width: 463px) and (min-resolution: 2.3dppx) 172px',
  '(max-width: 463px) and (min-resolution: 1.5dppx) 209px',
].join(', ');

/** `sizes` of pictures in the grids of `CardGrid`, from its columns and the page’s width. */
export const GRID_SIZES = {
  3: `${UPRIGHT_ON_PHONES}, (min-width: 1376px) 411px, (min-width: 1024px) 29vw, (min-width: 464px) 43vw, 88vw`,
  4: `${UPRIGHT_ON_PHONES}, (min-width: 1376px) 302px, (min-width: 1024px) 21vw, (min-width: 464px) 43vw, 88vw`,
} as const;

/** `sizes` of a card twice as wide, in the grid of four columns. */
export const LEAD_SIZES = `${ON_PHONES}, (min-width: 1376px) 628px, (min-width: 1024px) 45vw, 92vw`;

/** `sizes` of the square in a horizontal card that is as wide as the page, and on large screens as half of it. */
export const HALF_PAGE_SIZES = '(min-width: 1376px) 190px, (min-width: 1024px) 13.5vw, 28vw';
