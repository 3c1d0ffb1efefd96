import { getTranslations } from 'next-intl/server';
import styles from '@/components/map/MapResources.module.scss';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { placesHref } from '@/lib/routing/href';
import { site } from '@/lib/site';

/** Links to the two external maps (docs/requirements.md, Home), and to the places as open data. */
export async function MapResources() {
  const t = await getTranslations('MapPage.more');
  const data = await getTranslations('MapPage.data');
  const maps = await getTranslations('HomePage.map');
  return (
    <section className={styles.more} aria-labelledby="more-maps">
      <h2 id="more-maps">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className={styles.maps}>
        <ExternalLink href={site.maps.infoPoints}>{maps('infoPoints')}</ExternalLink>
        <ExternalLink href={site.maps.taxPoints}>{maps('taxPoints')}</ExternalLink>
      </p>
      <p className={styles.data}>
        <b>{data('name')}.</b> {data('description')}{' '}
        {t.rich('data', {
          licence: site.openData.licenceName,
          geojson: (name) => <a href={placesHref('geojson')}>{name}</a>,
          jsonld: (name) => <a href={placesHref('jsonld')}>{name}</a>,
          to: (name) => <ExternalLink href={site.openData.licence}>{name}</ExternalLink>,
        })}
      </p>
    </section>
  );
}
