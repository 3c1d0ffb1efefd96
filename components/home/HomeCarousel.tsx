import { CarouselStage } from '@/components/home/CarouselStage.client';
import styles from '@/components/home/HomeCarousel.module.scss';
import { SiteNotice } from '@/components/ui/page/SiteNotice';
import { Picture } from '@/components/ui/picture/Picture';
import { bindShortWords } from '@/lib/i18n/bindUnits';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sitePicture } from '@/lib/pictures/sitePicture';

/**
 * Seven pictures (docs/requirements.md, Carousel). The subject of each is on the right, since the title covers the left.
 */
const FILES = [
  'hero-bay-from-the-ramparts.jpg',
  'hero-old-town-from-the-water.jpg',
  'hero-islets.jpg',
  'hero-blue-hour-waterfront.jpg',
  'article-fishing-boats-at-dawn.jpg',
  'hero-sailing-under-the-mountains.jpg',
  'hero-moonlit-bay.jpg',
];

const HERO_SIZES = '(max-width: 63.99em) 100vw, (min-aspect-ratio: 16/9) 100vw, 120vh';
/**
 * In `vw`, although the width follows from the height: a preload may be read while a phone's height is not yet known,
 * and another size is then loaded too. Dense screens load fewer pixels than they have, for speed.
 */
const UPRIGHT = {
  name: 'tall',
  sizes: '(min-width: 48em) 100vw, (min-resolution: 2.3dppx) 58vw, 88vw',
  media: '(max-width: 63.99em) and (orientation: portrait)',
} as const;

export async function HomeCarousel({ title, lead }: { title: string; lead: string }) {
  const language = await pageLanguage();
  return (
    <>
      <SiteNotice />
      <div className={styles.hero}>
        <CarouselStage
          messages={MESSAGES[language].Carousel}
          slides={FILES.map((file, index) => (
            <Picture
              key={file}
              picture={sitePicture(file, language)}
              sizes={HERO_SIZES}
              crop={UPRIGHT}
              isFirst={index === 0}
            />
          ))}
        >
          <div className={styles.words}>
            <h1>{bindShortWords(title)}</h1>
            <p>{lead}</p>
          </div>
        </CarouselStage>
      </div>
    </>
  );
}
