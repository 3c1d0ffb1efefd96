import { getTranslations } from 'next-intl/server';
import { RouteDrawing } from '@/components/map/RouteDrawing';
import { STOPS, type StopKey } from '@/components/map/routeGeometry';
import styles from '@/components/visitor-info/RouteMap.module.scss';
import { site } from '@/lib/site';
import { AIRPORTS, DISTANCES } from '@/lib/visitor-info/transport';

/** The drawing of the roads to the airports; the table beside it is the text alternative. */
export async function RouteMap() {
  const t = await getTranslations('VisitorsInfoPage');
  return (
    <figure className={styles.map}>
      <RouteDrawing
        label={t('routeMap.label')}
        start={site.town}
        stops={(Object.keys(STOPS) as StopKey[]).map((key) => ({ key, name: t(`routeMap.stops.${key}`) }))}
        roads={DISTANCES.map(({ route, km }) => ({ key: route, distance: t('distances.value', { km }) }))}
        airports={AIRPORTS.map(({ key, code }) => ({ key, code, name: t(`distances.places.${key}`) }))}
      />
      <figcaption>{t('routeMap.caption')}</figcaption>
    </figure>
  );
}
