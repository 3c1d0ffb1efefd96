/**
 * The widths in pixels in which shipped pictures are prepared, smallest first. A picture never grows: widths above its
 * own are left out. `FALLBACK_WIDTH` is the one WebP for browsers without AVIF.
 */
export const PREPARED_WIDTHS = [240, 320, 480, 640, 960, 1280, 1600, 2000];

export const FALLBACK_WIDTH = 960;
