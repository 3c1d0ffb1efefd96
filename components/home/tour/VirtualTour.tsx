import { Embed } from '@/components/article/Embed';
import { TourStage } from '@/components/home/tour/TourStage.client';
import type { Hotspot } from '@/components/home/tour/tour';
import styles from '@/components/home/tour/VirtualTour.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Picture } from '@/components/ui/picture/Picture';
import { PHONE_SIZES } from '@/components/ui/picture/phoneSizes';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { site } from '@/lib/site';

/** The panorama that ships with the site; `site.virtualTour` names an external tour instead. */
const PANORAMA = {
  large: '/pictures/panorama-360-from-the-quay-4096.avif',
  small: '/pictures/panorama-360-from-the-quay-2048.avif',
};

/**
 * The virtual tour: a still picture until it is started, and links to the places in it. An external tour has none, and
 * is shown like embeds in articles.
 */
export async function VirtualTour({ places }: { places: readonly Hotspot[] }) {
  const language = await pageLanguage();
  const { title, text, hotspotsTitle, ...messages } = MESSAGES[language].HomePage.tour;
  const still = (
    <div className={styles.arch}>
      <Picture
        picture={sitePicture('article-lane-with-arch-and-steps.jpg', language)}
        sizes={`(max-width: 463px) and (min-resolution: 2.3dppx) 44vw, ${PHONE_SIZES}, (min-width: 1376px) 640px, (min-width: 768px) 50vw, 92vw`}
      />
    </div>
  );
  return (
    <section className={styles.tour} aria-labelledby="tour">
      <div className={styles.inner}>
        <div>
          <h2 id="tour">{title}</h2>
          {site.virtualTour ? still : <p>{text}</p>}
          {places.length > 0 && (
            <>
              <h3 className={styles.seen}>{hotspotsTitle}</h3>
              <ul className={styles.hotspots}>
                {places.map(({ id, name, href }) => (
                  <li key={id}>
                    <PageLink href={href}>{name}</PageLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {site.virtualTour ? (
          <Embed src={site.virtualTour} host={new URL(site.virtualTour).host} />
        ) : (
          <TourStage files={PANORAMA} hotspots={places} messages={messages}>
            {still}
          </TourStage>
        )}
      </div>
    </section>
  );
}
