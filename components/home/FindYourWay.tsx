import { getTranslations } from 'next-intl/server';
import styles from '@/components/home/FindYourWay.module.scss';
import { BayDrawing } from '@/components/map/BayDrawing';
import { OutwardLink } from '@/components/text/OutwardLink';
import { site } from '@/lib/site';

/** The map block with the two external maps (specification section 1). */
export async function FindYourWay() {
  const t = await getTranslations('HomePage.map');
  return (
    <section className={styles.map} aria-labelledby="map">
      <div className={styles.inner}>
        <BayDrawing label={t('drawing')} />
        <div>
          <h2 id="map">{t('title')}</h2>
          <p>{t('text')}</p>
          <p className={styles.actions}>
            <OutwardLink className={styles.primary} href={site.maps.infoPoints}>
              {t('infoPoints')}
            </OutwardLink>
            <OutwardLink className={styles.secondary} href={site.maps.taxPoints}>
              {t('taxPoints')}
            </OutwardLink>
          </p>
        </div>
      </div>
    </section>
  );
}
