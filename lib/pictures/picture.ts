import type { LocalizedText } from '@/lib/i18n/localizedText';
import type { parsePicture } from '@/lib/pictures/parsePicture';
import { FALLBACK_WIDTH, OPTIMIZED_WIDTHS } from '@/lib/pictures/pictureSizes';
import { preparedSrcSet } from '@/lib/pictures/preparedPicture';

export type Picture = ReturnType<typeof parsePicture>;

const QUALITY = 60;

const optimized = (url: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${QUALITY}`;

/** The URLs of a picture: prepared files if it is shipped, else those of the image optimizer. */
export function pictureSources(url: string, ownWidth: number | null): Pick<Picture, 'src' | 'srcSet' | 'avif'> {
  const avif = preparedSrcSet(url, ownWidth ?? FALLBACK_WIDTH);
  if (avif) return { src: url, srcSet: null, avif };
  return {
    src: optimized(url, FALLBACK_WIDTH),
    srcSet: OPTIMIZED_WIDTHS.map((width) => `${optimized(url, width)} ${width}w`).join(', '),
    avif: null,
  };
}

type Source = { url: string; width?: number; height?: number; focal?: { x: number; y: number }; colour?: string };

export function toPicture(
  { url, width, height, focal, colour }: Source,
  alt: LocalizedText | null,
  caption: LocalizedText | null,
  credit: LocalizedText | null = null,
): Picture {
  const { x, y } = focal ?? { x: 0.5, y: 0.5 };
  return {
    ...pictureSources(url, width ?? null),
    alt,
    caption,
    credit,
    position: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
    colour: colour ?? null,
    width: width ?? null,
    height: height ?? null,
  };
}
