/**
 * The widths in pixels in which shipped pictures are prepared, smallest first. A picture never grows: widths above its
 * own are left out. `FALLBACK_WIDTH` is the one WebP for browsers without AVIF.
 */
export const PREPARED_WIDTHS = [240, 320, 480, 640, 960, 1280, 1600, 2000];

export const FALLBACK_WIDTH = 960;

/** The widths the optimiser makes of the provider’s pictures: the smallest are for squares beside a text. */
export const OPTIMISED_WIDTHS = [120, 180, ...PREPARED_WIDTHS];

/** Larger pictures are refused before they are decoded: room for a good camera, not for a file made to fill the memory. */
export const MAX_PIXELS = 50_000_000;

/**
 * Parts of wide pictures, prepared by themselves for boxes that show no more of them: sharp at a fraction of the bytes. The
 * tall one fills a phone held upright and is made of pictures that say so; the upright one stands at the top of a page there,
 * and in cards. `shape` is the width as a part of the height.
 */
export const PARTS = {
  tall: { shape: 0.62, widths: [240, 480, 640, 800] },
  upright: { shape: 0.9, widths: [120, 180, 240, 320, 480, 640, 960] },
};
