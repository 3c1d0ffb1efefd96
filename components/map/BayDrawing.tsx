import styles from '@/components/map/BayDrawing.module.scss';
import { Shape, viewBoxOf } from '@/components/map/Shape';

/** Labelled places, in units of the drawing. */
const PLACES = [
  { name: 'Perast', x: 281, y: 212 },
  { name: 'Risan', x: 267, y: 72 },
  { name: 'Dobrota', x: 527, y: 365 },
  { name: 'Prčanj', x: 439, y: 349, isLeft: true },
];

/** A drawing of the inner bay, based on the real shoreline. */
export function BayDrawing({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox={viewBoxOf('bay')} role="img" aria-label={label}>
      <Shape className={styles.land} file="bay" id="land" />
      {PLACES.map(({ name, x, y, isLeft }) => (
        <g key={name}>
          <circle className={styles.place} cx={x} cy={y} r="4" />
          <text x={isLeft ? x - 10 : x + 10} y={y - 8} textAnchor={isLeft ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
      <path className={styles.wall} d="m548 492 8-16 8 16 8-16 8 16 8-16 8 16" />
      <circle className={styles.town} cx="537" cy="508" r="6" />
      <text className={styles.name} x="524" y="540" textAnchor="end">
        Kotor
      </text>
    </svg>
  );
}
