import { getTranslations } from 'next-intl/server';
import styles from '@/components/visitor-info/RouteMap.module.scss';
import { RouteStop } from '@/components/visitor-info/RouteStop';
import {
  AIRPORT_POINTS,
  KOTOR,
  ROADS,
  ROUTE_VIEW_BOX,
  SEA,
  STOPS,
  type StopKey,
} from '@/components/visitor-info/routeGeometry';
import { site } from '@/lib/site';
import { AIRPORTS, DISTANCES } from '@/lib/visitor-info/transport';

const PLANE = 'M0-8 1.5-2.5 8 2v2L1.5 2.5 1 5.5 3 7v1.5L0 7.5l-3 1V7l2-1.5-.5-3L-8 4V2l6.5-4.5Z';

/** A drawing of the roads to the airports, not to scale; the table beside it is the text alternative. */
export async function RouteMap() {
  const t = await getTranslations('VisitorsInfoPage');
  return (
    <figure className={styles.map}>
      <svg className={styles.drawing} viewBox={ROUTE_VIEW_BOX} role="img" aria-label={t('routeMap.label')}>
        <path className={styles.sea} d={SEA} />
        {DISTANCES.map(({ route }) => (
          <path key={route} className={styles.road} d={ROADS[route].line} />
        ))}
        {(Object.keys(STOPS) as StopKey[]).map((key) => (
          <RouteStop key={key} stop={key} name={t(`routeMap.stops.${key}`)} />
        ))}
        {DISTANCES.map(({ route, km }) => {
          const { x, y, anchor } = ROADS[route].km;
          return (
            <text key={route} className={styles.distance} x={x} y={y} textAnchor={anchor}>
              {t('distances.value', { km })}
            </text>
          );
        })}
        {AIRPORTS.map(({ key, code }) => {
          const { x, y, name } = AIRPORT_POINTS[key];
          return (
            <g key={key}>
              <circle className={styles.airport} cx={x} cy={y} r="14" />
              <path className={styles.plane} d={PLANE} transform={`translate(${x} ${y})`} />
              <text className={styles.town} x={name.x} y={name.y} textAnchor={name.anchor}>
                {t(`distances.places.${key}`)} <tspan className={styles.code}>{code}</tspan>
              </text>
            </g>
          );
        })}
        <circle className={styles.start} cx={KOTOR.x} cy={KOTOR.y} r="7" />
        <text className={styles.town} x={KOTOR.x - 14} y={KOTOR.y - 8} textAnchor="end">
          {site.town}
        </text>
      </svg>
      <figcaption>{t('routeMap.caption')}</figcaption>
    </figure>
  );
}
