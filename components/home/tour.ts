import type { Direction } from '@/components/home/panoramaView';

/** A place in the panorama that has an article. */
export type Hotspot = Direction & { id: string; name: string; href: string };

/** Formatted messages of the tour. */
export type TourWords = {
  start: string;
  label: string;
  hint: string;
  strip: string;
  in: string;
  out: string;
  motion: string;
  still: string;
  close: string;
  loading: string;
};

/** URLs of the panorama in two sizes, and of a fallback for browsers without AVIF. */
export type PanoramaFiles = { large: string; small: string; fallback: string };
