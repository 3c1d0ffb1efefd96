import { CROPS, type CropName, FALLBACK_WIDTH, PREPARED_WIDTHS } from '@/lib/pictures/pictureSizes';

/**
 * The URL of a shipped picture, such as `article-camellia.jpg`, in content and contract: its WebP, for browsers without
 * AVIF. All originals are wider.
 */
export const preparedUrl = (file: string): string => `/pictures/${file.replace(/\.\w+$/, '')}-${FALLBACK_WIDTH}.webp`;

const PREPARED = /^\/pictures\/([\w-]+)-\d+\.webp$/;

/** The `srcset` of a shipped picture, with the files under `public/pictures`; null for other pictures. */
export function preparedSrcSet(url: string, ownWidth: number): string | null {
  const name = PREPARED.exec(url)?.[1];
  if (!name) return null;
  const widths = PREPARED_WIDTHS.filter((width) => width <= ownWidth);
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
}

/**
 * The `srcset` of a crop of a shipped picture for phones, by the height of the whole one in pixels; null for other
 * pictures.
 */
export function croppedSrcSet(url: string, ownHeight: number | null, crop: CropName): string | null {
  const name = PREPARED.exec(url)?.[1];
  if (!name || !ownHeight) return null;
  const { aspectRatio, widths } = CROPS[crop];
  const own = widths.filter((width) => width <= ownHeight * aspectRatio);
  return own.map((width) => `/pictures/${name}-${crop}-${width}.avif ${width}w`).join(', ');
}

/** The path of a shipped picture in at least this width (pixels), else its widest; null for other pictures. */
export function preparedFile(url: string, ownWidth: number | null, minWidth: number): string | null {
  const name = PREPARED.exec(url)?.[1];
  if (!name) return null;
  const widths = PREPARED_WIDTHS.filter((width) => width <= (ownWidth ?? FALLBACK_WIDTH));
  return `/pictures/${name}-${widths.find((width) => width >= minWidth) ?? widths.at(-1)}.avif`;
}
