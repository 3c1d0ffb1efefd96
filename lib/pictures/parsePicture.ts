import { parseLocalizedText } from '@/lib/i18n/localizedText';
import { nullable, number, object, string } from '@/lib/json';

// Separate from `picture.ts`, whose widths no client script needs.

/** A picture as components render it. `avif` is the `srcset` of a prepared picture, whose `src` is the fallback. */
export const parsePicture = object({
  src: string,
  srcSet: nullable(string),
  avif: nullable(string),
  alt: nullable(parseLocalizedText),
  caption: nullable(parseLocalizedText),
  /** Who made it, and the licence. */
  credit: nullable(parseLocalizedText),
  /** Value of `object-position`: the focal point stays visible in every crop. */
  position: string,
  colour: nullable(string),
  width: nullable(number),
  height: nullable(number),
});
