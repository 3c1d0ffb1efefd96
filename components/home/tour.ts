import type { Direction } from '@/components/home/panoramaView';

/** A place of the panorama with an article about it. */
export type Hotspot = Direction & { id: string; name: string; href: string };

/** What the tour says, all finished strings. */
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

/** The panorama in two sizes, and for browsers without AVIF. */
export type PanoramaFiles = { large: string; small: string; fallback: string };
