import sizes from '@/lib/pictures/pictureSizes.json';

/** Widths in pixels of prepared pictures, ascending. Pictures are never enlarged: widths above their own are left out. */
export const PREPARED_WIDTHS: readonly number[] = sizes.prepared;

/** Width of the one WebP of each prepared picture, for browsers without AVIF. */
export const FALLBACK_WIDTH = 960;

/** Widths in which the image optimizer serves the provider’s pictures; next.config.mjs has the same. */
export const OPTIMIZED_WIDTHS: readonly number[] = [...sizes.thumbnails, ...sizes.prepared];

/** Larger pictures are refused before decoding, as protection from decompression bombs. */
export const MAX_PIXELS = 50_000_000;

/** Crops of wide pictures, which take a fraction of the bytes. `aspectRatio` is width divided by height. */
export const CROPS = {
  /** Fills a phone in portrait orientation; only of pictures marked so. */
  tall: { aspectRatio: 0.62, widths: [240, 480, 640, 800] },
  /** For the top of a page on phones, and for cards. */
  upright: { aspectRatio: 0.9, widths: [120, 180, 240, 320, 480, 640, 960] },
};

export type CropName = keyof typeof CROPS;
