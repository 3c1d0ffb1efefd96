import styles from '@/components/map/MapPins.module.scss';
import type { MapPlace } from '@/lib/map/mapPlace';

/** The arch of a gate over the point it means. */
const PIN = 'M0 0-13-13V-27A13 13 0 0 1 13-27V-13Z';

type Props = { places: readonly MapPlace[] };

/**
 * The places as numbered pins, each a link to its entry of the list, which leads back by the pin’s own name. The drawing
 * is hidden from screen readers and left out of the tab order: the list beside it says all of it in words.
 */
export function MapPins({ places }: Props) {
  return (
    <>
      {places.map(({ id, dot, pin }) => (
        <path key={id} className={styles.lead} d={`M${dot.x} ${dot.y}L${pin.x} ${pin.y}`} />
      ))}
      {places.map(({ id, number, dot, pin }) => (
        <a key={id} id={`pin-${id}`} className={styles.pin} href={`#place-${id}`} tabIndex={-1}>
          <circle cx={dot.x} cy={dot.y} r="3.5" />
          <g transform={`translate(${pin.x} ${pin.y})`}>
            <g className={styles.head}>
              <path d={PIN} />
              <text y="-19" textAnchor="middle">
                {number}
              </text>
            </g>
          </g>
        </a>
      ))}
    </>
  );
}
