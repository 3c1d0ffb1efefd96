import { getTranslations } from 'next-intl/server';
import { TourStage } from '@/components/home/TourStage.client';
import styles from '@/components/home/VirtualTour.module.scss';
import { Picture } from '@/components/picture/Picture';
import type { Language } from '@/lib/language';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { site } from '@/lib/site';

/** The panorama that ships with the site; `site.virtualTour` names an external tour instead. */
const PANORAMA = '/pictures/panorama-360-from-the-quay.avif';

type Props = { language: Language };

/** The virtual tour: a still picture until the visitor asks for more. */
export async function VirtualTour({ language }: Props) {
  const t = await getTranslations('HomePage.tour');
  return (
    <section className={styles.tour} aria-labelledby="tour">
      <div className={styles.inner}>
        <div>
          <h2 id="tour">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <TourStage
          panorama={PANORAMA}
          tour={site.virtualTour}
          words={{ start: t('action'), label: t('label'), hint: t('hint') }}
        >
          <Picture
            picture={sitePicture('article-lane-with-arch-and-steps.jpg', language)}
            sizes="(min-width: 1376px) 640px, (min-width: 768px) 50vw, 92vw"
          />
        </TourStage>
      </div>
    </section>
  );
}
