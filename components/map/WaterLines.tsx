import styles from '@/components/map/MapDrawing.module.scss';
import { Shape } from '@/components/map/Shape';
import type { Sheet } from '@/lib/map/sheets';

/** Widths of the strokes along the shore, in units of the drawing, the outermost first. */
const WIDTHS = [64, 46, 30, 16];

/** Lines along the shore, in the style of engraved maps. The land is drawn over their inner half. */
export function WaterLines({ sheet }: { sheet: Sheet }) {
  return WIDTHS.map((width) => (
    <g key={width}>
      <Shape className={styles.waterLine} file={sheet} id="land" strokeWidth={width} />
      <Shape className={styles.waterGap} file={sheet} id="land" strokeWidth={width - 1.6} />
    </g>
  ));
}
