import styles from '@/components/map/MapPins.module.scss';
import type { MapPlace } from '@/lib/map/mapPlace';

/** The pin is drawn as the arch of a gate; its tip is at the origin. */
const PIN = 'M0 0-13-13V-27A13 13 0 0 1 13-27V-13Z';

/**
 * The places as numbered pins, each a link to its list entry. The drawing is hidden from screen readers and left out of
 * the tab order, since the list beside it has the same information.
 */
export function MapPins({ places }: { places: readonly MapPlace[] }) {
  return (
    <>
      {places
        .filter(({ position, pin }) => position.x !== pin.x || position.y !== pin.y)
        .map(({ id, position, pin }) => (
          <path key={id} className={styles.lead} d={`M${position.x} ${position.y}L${pin.x} ${pin.y}`} />
        ))}
      {places.map(({ id, number, position, pin }) => (
        <a key={id} id={`pin-${id}`} className={styles.pin} href={`#place-${id}`} tabIndex={-1}>
          <circle cx={position.x} cy={position.y} r="3.5" />
          <g transform={`translate(${pin.x} ${pin.y})`}>
            <g className={styles.head}>
              <rect className={styles.target} x="-15" y="-41" width="30" height="41" />
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
