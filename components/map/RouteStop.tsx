import styles from '@/components/map/RouteDrawing.module.scss';
import { STOPS, type StopKey } from '@/components/map/routeGeometry';

/** Height of a line of a name, in units of the drawing. */
const LINE = 14;

type Props = { stop: StopKey; name: string };

/** A place a road passes, with its name; beside a road the words of a name stand one below the other. */
export function RouteStop({ stop, name }: Props) {
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
