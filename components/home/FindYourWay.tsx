import { getTranslations } from 'next-intl/server';
import styles from '@/components/home/FindYourWay.module.scss';
import { BayDrawing } from '@/components/map/BayDrawing';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { planHref } from '@/lib/routing/browserHref';
import { mapHref } from '@/lib/routing/href';
import { site } from '@/lib/site';

/** Links to the map page, the planner, and the two external maps (docs/requirements.md, Home). */
export async function FindYourWay() {
  const language = await pageLanguage();
  const t = await getTranslations('HomePage.map');
  const map = await getTranslations('MapPage');
  return (
    <section className={styles.map} aria-labelledby="map">
      <div className={styles.inner}>
        <BayDrawing label={t('drawing')} />
        <div>
          <h2 id="map">{t('title')}</h2>
          <p>{t('text')}</p>
          <p className={styles.actions}>
            <PageLink className={styles.primary} href={mapHref(language)}>
              {map('title')}
            </PageLink>
            <PageLink className={styles.secondary} href={planHref(language)}>
              {t('plan')}
            </PageLink>
            <ExternalLink className={styles.secondary} href={site.maps.infoPoints}>
              {t('infoPoints')}
            </ExternalLink>
            <ExternalLink className={styles.secondary} href={site.maps.taxPoints}>
              {t('taxPoints')}
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
