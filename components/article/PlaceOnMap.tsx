import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/PlaceOnMap.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import type { Coordinates, Dated } from '@/lib/articles/place';

type Props = { coordinates: Dated<Coordinates> | null; pinHref: string | null };

/** The coordinates of a place and their precision, with links to the map of the site and to others. */
export async function PlaceOnMap({ coordinates, pinHref }: Props) {
  const t = await getTranslations('PlaceFacts');
  const map = await getTranslations('MapPage.entry');
  return (
    <div className={coordinates ? undefined : styles.onScreen}>
      <dt>{t('onTheMap')}</dt>
      {coordinates && (
        <>
          <dd>{coordinates.shown}</dd>
          <dd>{t('precision', { precision: coordinates.precision })}</dd>
          {coordinates.notCheckedSince && <dd>{t('notCheckedSince', { month: coordinates.notCheckedSince })}</dd>}
        </>
      )}
      <dd className={styles.links}>
        {pinHref && <PageLink href={pinHref}>{map('show')}</PageLink>}
        {coordinates && (
          <>
            <ExternalLink href={coordinates.mapHref}>{t('openMap')}</ExternalLink>
            <a className={styles.app} href={coordinates.geoHref}>
              {t('openApp')}
            </a>
          </>
        )}
      </dd>
    </div>
  );
}
