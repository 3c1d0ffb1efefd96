import styles from '@/components/map/MapDrawing.module.scss';

export function Compass({ x, y, north }: { x: number; y: number; north: string }) {
  return (
    <g className={styles.compass} transform={`translate(${x} ${y})`}>
      <circle r="24" />
      <path d="M0-34 7-7 34 0 7 7 0 34-7 7-34 0-7-7Z" />
      <path className={styles.needle} d="M0-34 7-7 0 0ZM34 0 7 7 0 0ZM0 34-7 7 0 0ZM-34 0-7-7 0 0Z" />
      <text y="-40" textAnchor="middle">
        {north}
      </text>
    </g>
  );
}
