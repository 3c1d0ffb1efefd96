import type { Text } from '@/lib/i18n/text';
import { OPTIMISED_WIDTHS } from '@/lib/pictures/pictureSizes';
import { preparedSrcSet } from '@/lib/pictures/preparedPicture';

/** A picture ready to be shown. `avif` is there for pictures prepared ahead, whose `src` is the fallback. */
export type Picture = {
  src: string;
  srcSet: string | null;
  avif: string | null;
  alt: Text | null;
  caption: Text | null;
  /** For `object-position`, so that no crop loses what the picture shows. */
  position: string;
  colour: string | null;
  width: number | null;
  height: number | null;
};

const QUALITY = 60;
const FALLBACK_WIDTH = 960;

const optimised = (url: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${QUALITY}`;

/** The addresses of a picture: prepared files for shipped ones, the optimiser for the provider’s under `/media/`. */
export function pictureSources(url: string, ownWidth: number | null): Pick<Picture, 'src' | 'srcSet' | 'avif'> {
  const avif = preparedSrcSet(url, ownWidth ?? FALLBACK_WIDTH);
  if (avif) return { src: url, srcSet: null, avif };
  return {
    src: optimised(url, FALLBACK_WIDTH),
    srcSet: OPTIMISED_WIDTHS.map((width) => `${optimised(url, width)} ${width}w`).join(', '),
    avif: null,
  };
}

type Source = { url: string; width?: number; height?: number; focal?: { x: number; y: number }; colour?: string };

export function toPicture(
  { url, width, height, focal, colour }: Source,
  alt: Text | null,
  caption: Text | null,
): Picture {
  const { x, y } = focal ?? { x: 0.5, y: 0.5 };
  return {
    ...pictureSources(url, width ?? null),
    alt,
    caption,
    position: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
    colour: colour ?? null,
    width: width ?? null,
    height: height ?? null,
  };
}
