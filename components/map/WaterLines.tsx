import styles from '@/components/map/MapDrawing.module.scss';

/** Widths of the strokes along the shore, in units of the drawing, the outermost first. */
const WIDTHS = [64, 46, 30, 16];

/** Lines along the shore, in the style of engraved maps. The land is drawn over their inner half. */
export function WaterLines({ land }: { land: readonly string[] }) {
  const shore = land.join('');
  return WIDTHS.map((width) => (
    <g key={width}>
      <path className={styles.waterLine} d={shore} strokeWidth={width} />
      <path className={styles.waterGap} d={shore} strokeWidth={width - 1.6} />
    </g>
  ));
}
