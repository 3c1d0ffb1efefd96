import { Gallery } from '@/components/article/Gallery.client';
import styles from '@/components/article/GalleryBlock.module.scss';
import { Picture } from '@/components/ui/picture/Picture';
import { PHONE_SIZES } from '@/components/ui/picture/phoneSizes';
import { ContentText } from '@/components/ui/text/ContentText';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { Picture as PictureData } from '@/lib/pictures/picture';

const GALLERY_SIZES = `${PHONE_SIZES}, (min-width: 1376px) 900px, (min-width: 1024px) 58vw, 92vw`;

/** Several pictures as one gallery; without JavaScript it is a strip that scrolls. */
export async function GalleryBlock({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <Gallery
      messages={MESSAGES[await pageLanguage()].Gallery}
      slides={pictures.map((picture) => (
        <figure key={picture.src} className={styles.slide}>
          <Picture picture={picture} sizes={GALLERY_SIZES} />
          <figcaption>{picture.caption && <ContentText text={picture.caption} />}</figcaption>
        </figure>
      ))}
    />
  );
}
