import styles from '@/components/map/MapDrawing.module.scss';

/** How far from the shore each line runs, in units of the drawing, from the outermost. */
const WIDTHS = [64, 46, 30, 16];

type Props = { land: readonly string[] };

/** Lines that follow the shore into the water, as engravers drew the sea; the land is drawn over their inner half. */
export function WaterLines({ land }: Props) {
  const shore = land.join('');
  return WIDTHS.map((width) => (
    <g key={width}>
      <path className={styles.waterLine} d={shore} strokeWidth={width} />
      <path className={styles.waterGap} d={shore} strokeWidth={width - 1.6} />
    </g>
  ));
}
