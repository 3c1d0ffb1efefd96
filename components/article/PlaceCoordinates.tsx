import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/PlaceCoordinates.module.scss';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import type { Coordinates, Dated } from '@/lib/articles/place';

/** The coordinates of a place and their precision, with a link to a map. */
export async function PlaceCoordinates({ coordinates }: { coordinates: Dated<Coordinates> }) {
  const t = await getTranslations('PlaceFacts');
  const { shown, precision, mapHref, geoHref, notCheckedSince } = coordinates;
  return (
    <div>
      <dt>{t('onTheMap')}</dt>
      <dd>{shown}</dd>
      <dd>{t('precision', { precision })}</dd>
      {notCheckedSince && <dd>{t('notCheckedSince', { month: notCheckedSince })}</dd>}
      <dd className={styles.links}>
        <ExternalLink href={mapHref}>{t('openMap')}</ExternalLink>
        <a className={styles.app} href={geoHref}>
          {t('openApp')}
        </a>
      </dd>
    </div>
  );
}
