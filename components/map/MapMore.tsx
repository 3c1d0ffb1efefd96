import { getTranslations } from 'next-intl/server';
import styles from '@/components/map/MapMore.module.scss';
import { OutwardLink } from '@/components/ui/text/OutwardLink';
import { placesHref } from '@/lib/routing/href';
import { site } from '@/lib/site';

/** Links to the two external maps (docs/requirements.md, Home), and to the places as open data. */
export async function MapMore() {
  const t = await getTranslations('MapPage.more');
  const data = await getTranslations('MapPage.data');
  const maps = await getTranslations('HomePage.map');
  return (
    <section className={styles.more} aria-labelledby="more-maps">
      <h2 id="more-maps">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className={styles.maps}>
        <OutwardLink href={site.maps.infoPoints}>{maps('infoPoints')}</OutwardLink>
        <OutwardLink href={site.maps.taxPoints}>{maps('taxPoints')}</OutwardLink>
      </p>
      <p className={styles.data}>
        <b>{data('name')}.</b> {data('description')}{' '}
        {t.rich('data', {
          licence: site.openData.licenceName,
          geojson: (name) => <a href={placesHref('geojson')}>{name}</a>,
          jsonld: (name) => <a href={placesHref('jsonld')}>{name}</a>,
          to: (name) => <OutwardLink href={site.openData.licence}>{name}</OutwardLink>,
        })}
      </p>
    </section>
  );
}
