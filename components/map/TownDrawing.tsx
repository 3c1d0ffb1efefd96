import { Compass } from '@/components/map/Compass';
import styles from '@/components/map/MapDrawing.module.scss';
import {
  BASTIONS,
  BRIDGE,
  CHURCHES,
  CLIMB,
  GATES,
  GURDIC_POOL,
  HOUSES,
  SLOPE,
  SQUARES_WALK,
  TOWN_LAND,
  WALLS,
} from '@/components/map/townPlan';
import { WaterLines } from '@/components/map/WaterLines';

type Props = {
  names: {
    sea: string;
    quay: string;
    skurda: string;
    gurdic: string;
    hill: string;
    north: string;
    town: string;
    title: string;
  };
};

/** The plan of the old town: walls, gates, squares, churches, rivers and the path to the fortress. */
export function TownDrawing({ names }: Props) {
  return (
    <>
      <WaterLines land={TOWN_LAND} />
      {TOWN_LAND.map((path) => (
        <path key={path.slice(0, 12)} className={styles.land} d={path} />
      ))}
      <path className={styles.pool} d={GURDIC_POOL} />
      {SLOPE.map((path) => (
        <path key={path} className={styles.slope} d={path} />
      ))}
      <path className={styles.inside} d={WALLS} />
      {HOUSES.map((path) => (
        <path key={path.slice(0, 16)} className={styles.houses} d={path} />
      ))}
      <path className={styles.climb} d={CLIMB} />
      <path className={styles.walls} d={WALLS} />
      <path className={styles.wallTop} d={WALLS} />
      {BASTIONS.map((path) => (
        <path key={path} className={styles.bastion} d={path} />
      ))}
      {GATES.map(({ x, y, angle }) => (
        <rect
          key={y}
          className={styles.gate}
          x="-9"
          y="-7"
          width="18"
          height="14"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
      <path className={styles.bridge} d={BRIDGE} />
      <path className={styles.walk} d={SQUARES_WALK} />
      {CHURCHES.map(({ x, y }) => (
        <path key={x} className={styles.church} d={`M${x - 8} ${y - 5}h12a5 5 0 0 1 0 10h-12z`} />
      ))}
      <text className={styles.water} transform="translate(34 560) rotate(66)">
        {names.sea}
      </text>
      <text className={styles.small} transform="translate(60 338) rotate(76)">
        {names.quay}
      </text>
      <text className={styles.small} transform="translate(350 44) rotate(-21)">
        {names.skurda}
      </text>
      <text className={styles.small} x="236" y="752">
        {names.gurdic}
      </text>
      <text className={styles.mountain} x="624" y="664" textAnchor="end">
        {names.hill}
      </text>
      <text className={styles.capital} x="618" y="64" textAnchor="end">
        {names.town}
      </text>
      <text className={styles.mountain} x="622" y="94" textAnchor="end">
        {names.title}
      </text>
      <Compass x={56} y={690} north={names.north} />
    </>
  );
}
