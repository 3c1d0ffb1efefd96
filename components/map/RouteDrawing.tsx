import styles from '@/components/map/RouteDrawing.module.scss';
import { RouteStop } from '@/components/map/RouteStop';
import { AIRPORT_POINTS, KOTOR, ROADS, ROUTE_VIEW_BOX, SEA, type StopKey } from '@/components/map/routeGeometry';
import type { AirportKey, RouteKey } from '@/lib/visitor-info/transport';

const PLANE = 'M0-8 1.5-2.5 8 2v2L1.5 2.5 1 5.5 3 7v1.5L0 7.5l-3 1V7l2-1.5-.5-3L-8 4V2l6.5-4.5Z';

type Props = {
  label: string;
  start: string;
  stops: readonly { key: StopKey; name: string }[];
  roads: readonly { key: RouteKey; distance: string }[];
  airports: readonly { key: AirportKey; name: string; code: string }[];
};

/** A schematic drawing of the roads from Kotor to the airports, with distances; not to scale. */
export function RouteDrawing({ label, start, stops, roads, airports }: Props) {
  return (
    <svg className={styles.drawing} viewBox={ROUTE_VIEW_BOX} role="img" aria-label={label}>
      <path className={styles.sea} d={SEA} />
      {roads.map(({ key }) => (
        <path key={key} className={styles.road} d={ROADS[key].line} />
      ))}
      {stops.map(({ key, name }) => (
        <RouteStop key={key} stop={key} name={name} />
      ))}
      {roads.map(({ key, distance }) => (
        <text
          key={key}
          className={styles.distance}
          x={ROADS[key].km.x}
          y={ROADS[key].km.y}
          textAnchor={ROADS[key].km.anchor}
        >
          {distance}
        </text>
      ))}
      {airports.map(({ key, name, code }) => {
        const { x, y, name: at } = AIRPORT_POINTS[key];
        return (
          <g key={key}>
            <circle className={styles.airport} cx={x} cy={y} r="14" />
            <path className={styles.plane} d={PLANE} transform={`translate(${x} ${y})`} />
            <text className={styles.town} x={at.x} y={at.y} textAnchor={at.anchor}>
              {name} <tspan className={styles.code}>{code}</tspan>
            </text>
          </g>
        );
      })}
      <circle className={styles.start} cx={KOTOR.x} cy={KOTOR.y} r="7" />
      <text className={styles.town} x={KOTOR.x - 14} y={KOTOR.y - 8} textAnchor="end">
        {start}
      </text>
    </svg>
  );
}
