import type { Crop } from '@/components/ui/picture/Picture';
import { PHONE_SIZES } from '@/components/ui/picture/phoneSizes';

/**
 * `sizes` of an upright card on phones, always 480 pixels wide: as many bytes as the whole picture at 640, but sharper.
 */
const UPRIGHT_ON_PHONES = [
  '(max-width: 463px) and (min-resolution: 2.8dppx) 137px',
  '(max-width: 463px) and (min-resolution: 2.3dppx) 172px',
  '(max-width: 463px) and (min-resolution: 1.5dppx) 209px',
].join(', ');

/** `sizes` of the whole picture, and its crop if the card shows only that. */
export type CardSizes = { sizes: string; crop?: Crop };

/** Pictures have a ratio of 3 to 2, so one that covers a square box is 1.5 times as wide as the box. */
const COVER_RATIO = 1.5;

/** `sizes` of a whole picture in an upright or square box. @param sizes width of the box */
const wholeSizes = (sizes: string): string =>
  sizes.replace(
    /([\d.]+)(px|vw)(?=,|$)/g,
    (_, width: string, unit) => `${Math.round(Number(width) * COVER_RATIO)}${unit}`,
  );

/** Sizes of a card with a small upright or square picture. @param sizes width of the picture */
export const smallCard = (sizes: string): CardSizes => ({ sizes: wholeSizes(sizes), crop: { name: 'upright', sizes } });

/** Sizes of a card that is upright on all screens. @param sizes width of the card on larger screens than phones */
export const uprightCard = (sizes: string): CardSizes => ({
  sizes: `${PHONE_SIZES}, ${wholeSizes(sizes)}`,
  crop: { name: 'upright', sizes: `${UPRIGHT_ON_PHONES}, ${sizes}` },
});

/** Sizes of a large card, which is nearly square on a phone. @param sizes width of the card on larger screens */
export const largeCard = (sizes: string): CardSizes => ({
  sizes: `${PHONE_SIZES}, ${sizes}, 92vw`,
  crop: { name: 'upright', sizes: `${UPRIGHT_ON_PHONES}, 92vw`, media: '(max-width: 463px)' },
});

/** Sizes in a `CardGrid`, by its number of columns. */
export const GRID_SIZES = {
  3: uprightCard('(min-width: 1376px) 411px, (min-width: 640px) 29vw, (min-width: 464px) 43vw, 88vw'),
  4: uprightCard('(min-width: 1376px) 302px, (min-width: 1024px) 21vw, (min-width: 464px) 43vw, 88vw'),
} as const;

/** Sizes in the list of events: two columns, three from 768 pixels and four from 1024. */
export const EVENT_SIZES = uprightCard(
  '(min-width: 1376px) 302px, (min-width: 1024px) 21vw, (min-width: 768px) 29vw, (min-width: 464px) 43vw, 88vw',
);

/** Sizes of the lead card, which spans two of four columns. */
export const LEAD_SIZES: CardSizes = {
  sizes: `${PHONE_SIZES}, (min-width: 1376px) 628px, (min-width: 1024px) 45vw, 92vw`,
};

/** `sizes` of the picture in a horizontal card that is as wide as the page, or half of it on large screens. */
export const HALF_PAGE_SIZES = '(min-width: 1376px) 190px, (min-width: 1024px) 13.5vw, 28vw';
