import styles from '@/components/visitor-info/RouteMap.module.scss';
import { STOPS, type StopKey } from '@/components/visitor-info/routeGeometry';

/** Line height of a label, in units of the drawing. */
const LINE = 14;

/** A stop on a road with its label; a label to the right is set one word a line. */
export function RouteStop({ stop, name }: { stop: StopKey; name: string }) {
  const { x, y, side } = STOPS[stop];
  return (
    <g>
      <circle className={styles.stop} cx={x} cy={y} r="4" />
      {side === 'above' ? (
        <text x={x} y={y - 10} textAnchor="middle">
          {name}
        </text>
      ) : (
        name.split(' ').map((word, index) => (
          <text key={word} x={x + 10} y={y + 4.5 + index * LINE}>
            {word}
          </text>
        ))
      )}
    </g>
  );
}
