import { FALLBACK_WIDTH, PREPARED_WIDTHS } from '@/lib/content/pictureSizes.mjs';

/**
 * The address of a shipped picture in content and contract: its WebP, for browsers without AVIF and for other readers
 * of the contract. All shipped originals are wider than that.
 *
 * @param file such as `article-camellia.jpg`
 */
export const preparedUrl = (file: string): string => `/pictures/${file.replace(/\.\w+$/, '')}-${FALLBACK_WIDTH}.webp`;

/** The candidates of a shipped picture for `srcset`, prepared ahead under `public/pictures`; null for any other picture. */
export function preparedSrcSet(url: string, ownWidth: number): string | null {
  const name = /^\/pictures\/([\w-]+)-\d+\.webp$/.exec(url)?.[1];
  if (!name) return null;
  const widths = PREPARED_WIDTHS.filter((width) => width <= ownWidth);
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
}
