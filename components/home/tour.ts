import type { Direction } from '@/components/home/panoramaView';

/** A place in the panorama that has an article. */
export type Hotspot = Direction & { id: string; name: string; href: string };

/** Keys of the messages of the tour. */
export const TOUR_WORDS = [
  'action',
  'label',
  'hint',
  'strip',
  'in',
  'out',
  'motion',
  'still',
  'close',
  'loading',
] as const;

export type TourWords = Record<(typeof TOUR_WORDS)[number], string>;

/** URLs of the panorama in two sizes, and of a fallback for browsers without AVIF. */
export type PanoramaFiles = { large: string; small: string; fallback: string };
