import { type CSSProperties, ViewTransition } from 'react';
import { preload } from 'react-dom';
import styles from '@/components/ui/picture/Picture.module.scss';
import { LANGUAGE_TAG } from '@/lib/i18n/language';
import type { Picture as PictureData } from '@/lib/pictures/picture';
import type { CropName } from '@/lib/pictures/pictureSizes';
import { croppedSrcSet } from '@/lib/pictures/preparedPicture';

/** A crop of a shipped picture, for a box that shows only that part: sharp at a fraction of the bytes. */
export type Crop = {
  name: CropName;
  sizes: string;
  /** Media query for the crop; without it, it is always used. */
  media?: string;
};

type Props = {
  picture: PictureData;
  sizes: string;
  crop?: Crop;
  /** The first picture of a page: it is preloaded with high priority. */
  isFirst?: boolean;
  /** Empty alternative text, where the text of the card describes the picture. */
  isDecorative?: boolean;
};

/** The CSS `view-transition-name` of a picture, by its URL: the same on a card and at the top of its article. */
const transitionName = (src: string): string => `picture-${src.replace(/[^\w-]+/g, '-')}`;

/**
 * A responsive picture that fills its box around the focal point, with its dominant colour as placeholder. A view
 * transition morphs it into the same picture of the next page.
 */
export function Picture({ picture, sizes, crop, isFirst = false, isDecorative = false }: Props) {
  const { src, srcSet, avif, alt, position, colour, width, height } = picture;
  const look = { '--picture-position': position, '--picture-colour': colour ?? undefined } as CSSProperties;
  const cropped = crop && croppedSrcSet(src, height, crop.name);
  const isWhole = !cropped || crop.media !== undefined;
  const fetchFirst = (imageSrcSet: string | undefined, imageSizes: string, media?: string): void => {
    const type = avif ? 'image/avif' : undefined;
    if (isFirst) preload(src, { as: 'image', imageSrcSet, imageSizes, media, type, fetchPriority: 'high' });
  };
  if (cropped) fetchFirst(cropped, crop.sizes, crop.media);
  if (isWhole) fetchFirst(avif ?? srcSet ?? undefined, sizes, cropped ? `not all and ${crop.media}` : undefined);
  return (
    <ViewTransition name={transitionName(src)} default="none" share="auto">
      <picture className={styles.picture} style={look}>
        {cropped && <source media={crop.media} type="image/avif" srcSet={cropped} sizes={crop.sizes} />}
        {isWhole && avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          src={src}
          srcSet={srcSet ?? undefined}
          sizes={srcSet ? sizes : undefined}
          alt={isDecorative ? '' : (alt?.text ?? '')}
          lang={!isDecorative && alt?.language ? LANGUAGE_TAG[alt.language] : undefined}
          width={width ?? undefined}
          height={height ?? undefined}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          // Synchronous decoding paints the first picture together with the text over it.
          decoding={isFirst ? 'sync' : 'async'}
        />
      </picture>
    </ViewTransition>
  );
}
