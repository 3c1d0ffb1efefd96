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

/** The picture of a card: `sizes` of the whole, and of its upright part where the box shows no more. */
export type CardSizes = { sizes: string; upright?: { sizes: string; media?: string } };

/** A picture is half as wide again as high: a square box draws it so many times as wide as itself, its sides cut. */
const DRAWN = 1.5;

/** `sizes` of a whole picture in an upright or square box. @param sizes how wide the box is */
export const wholeSizes = (sizes: string): string =>
  sizes.replace(/([\d.]+)(px|vw)(?=,|$)/g, (_, width: string, unit) => `${Math.round(Number(width) * DRAWN)}${unit}`);

/** A card that is higher than wide on all screens. @param sizes how wide it is on those that are no phones */
export const uprightCard = (sizes: string): CardSizes => ({
  sizes: `${ON_PHONES}, ${wholeSizes(sizes)}`,
  upright: { sizes: `${UPRIGHT_ON_PHONES}, ${sizes}` },
});

/** In the grids of `CardGrid`, from its columns and the page’s width. */
export const GRID_SIZES = {
  3: uprightCard('(min-width: 1376px) 411px, (min-width: 1024px) 29vw, (min-width: 464px) 43vw, 88vw'),
  4: uprightCard('(min-width: 1376px) 302px, (min-width: 1024px) 21vw, (min-width: 464px) 43vw, 88vw'),
} as const;

/** A card twice as wide, in the grid of four columns. */
export const LEAD_SIZES: CardSizes = {
  sizes: `${ON_PHONES}, (min-width: 1376px) 628px, (min-width: 1024px) 45vw, 92vw`,
};

/** `sizes` of the square in a horizontal card that is as wide as the page, and on large screens as half of it. */
export const HALF_PAGE_SIZES = '(min-width: 1376px) 190px, (min-width: 1024px) 13.5vw, 28vw';
