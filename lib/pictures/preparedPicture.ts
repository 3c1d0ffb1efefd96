import { FALLBACK_WIDTH, PARTS, PREPARED_WIDTHS } from '@/lib/pictures/pictureSizes';

/**
 * The address of a shipped picture in content and contract: its WebP, for browsers without AVIF and for other readers
 * of the contract. All shipped originals are wider than that.
 *
 * @param file such as `article-camellia.jpg`
 */
export const preparedUrl = (file: string): string => `/pictures/${file.replace(/\.\w+$/, '')}-${FALLBACK_WIDTH}.webp`;

const PREPARED = /^\/pictures\/([\w-]+)-\d+\.webp$/;

/** The candidates of a shipped picture for `srcset`, prepared ahead under `public/pictures`; null for any other picture. */
export function preparedSrcSet(url: string, ownWidth: number): string | null {
  const name = PREPARED.exec(url)?.[1];
  if (!name) return null;
  const widths = PREPARED_WIDTHS.filter((width) => width <= ownWidth);
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
}

/**
 * The candidates for `srcset` of a part of a shipped picture that phones show; null for any other picture.
 *
 * @param ownHeight of the whole, in pixels
 */
export function preparedPart(url: string, ownHeight: number | null, part: keyof typeof PARTS): string | null {
  const name = PREPARED.exec(url)?.[1];
  if (!name || !ownHeight) return null;
  const { shape, widths } = PARTS[part];
  const own = widths.filter((width) => width <= ownHeight * shape);
  return own.map((width) => `/pictures/${name}-${part}-${width}.avif ${width}w`).join(', ');
}

/** The file of a shipped picture that is as wide as asked for, or its widest; null for any other picture. */
export function preparedFile(url: string, ownWidth: number | null, wanted: number): string | null {
  const name = PREPARED.exec(url)?.[1];
  if (!name) return null;
  const widths = PREPARED_WIDTHS.filter((width) => width <= (ownWidth ?? FALLBACK_WIDTH));
  return `/pictures/${name}-${widths.find((width) => width >= wanted) ?? widths.at(-1)}.avif`;
}
