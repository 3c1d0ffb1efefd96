import { getTranslations } from 'next-intl/server';
import { Compass } from '@/components/map/Compass';
import styles from '@/components/map/MapDrawing.module.scss';
import { Shape } from '@/components/map/Shape';
import { WaterLines } from '@/components/map/WaterLines';
import { BAY_METRES_PER_UNIT } from '@/lib/map/geometry';

const TOWNS = [
  { name: 'Risan', x: 316, y: 58 },
  { name: 'Perast', x: 292, y: 140 },
  { name: 'Morinj', x: 84, y: 186, isLeft: true },
  { name: 'Orahovac', x: 630, y: 164, isLeft: true },
  { name: 'Dobrota', x: 630, y: 356, isLeft: true },
  { name: 'Stoliv', x: 328, y: 312 },
  { name: 'Prčanj', x: 424, y: 366, isLeft: true },
  { name: 'Muo', x: 480, y: 478, isLeft: true },
];

/** Ticks of the frame, every five minutes of a degree. */
const MERIDIANS = [
  { name: '18°40′', x: 165.9 },
  { name: '18°45′', x: 462.2 },
];
const PARALLELS = [
  { name: '42°30′', y: 144.7 },
  { name: '42°25′', y: 546.4 },
];

const SCALE_KM = 2;
const SCALE_UNITS = (SCALE_KM * 1000) / BAY_METRES_PER_UNIT;

/** Splits off the last word, for a label of two lines. */
const toLines = (name: string): string[] => name.split(/ (?=\S+$)/);

/** The map of the inner bay: real shoreline, ferry line, degrees at the frame and scale. */
export async function BayMap() {
  const t = await getTranslations('MapPage.drawings');
  return (
    <>
      <WaterLines sheet="bay" />
      <Shape className={styles.land} file="bay" id="land" />
      <Shape className={styles.slope} file="hills" id="hills" />
      <path className={styles.climb} d="M243.9 285.5 195.6 308.6" />
      <path className={styles.zigzag} d="m546 494 8-16 8 16 8-16 8 16 8-16 8 16" />
      {TOWNS.map(({ name, x, y, isLeft }) => (
        <text key={name} className={styles.town} x={x} y={y} textAnchor={isLeft ? 'end' : 'start'}>
          {name}
        </text>
      ))}
      <text className={styles.capital} x="630" y="532" textAnchor="end">
        Kotor
      </text>
      <text className={styles.mountain} transform="translate(350 396) rotate(48)">
        Vrmac
      </text>
      <text className={styles.mountain} x="630" y="604" textAnchor="end">
        Lovćen
      </text>
      {toLines(t('bayName')).map((line, index) => (
        <text key={line} className={styles.water} x="456" y={254 + index * 30} textAnchor="middle">
          {line}
        </text>
      ))}
      <text className={styles.water} x="86" y="520">
        {t('tivatBay')}
      </text>
      <g className={styles.frame}>
        {MERIDIANS.map(({ name, x }) => (
          <g key={name}>
            <path d={`M${x} 0v10M${x} 641v10`} />
            <text x={x} y="26" textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        {PARALLELS.map(({ name, y }) => (
          <g key={name}>
            <path d={`M0 ${y}h10M630 ${y}h10`} />
            <text x="14" y={y + 5}>
              {name}
            </text>
          </g>
        ))}
      </g>
      <g className={styles.scale} transform="translate(30 626)">
        <path d={`M0-7v7h${SCALE_UNITS.toFixed(1)}v-7`} />
        <text x={SCALE_UNITS / 2} y="-8" textAnchor="middle">
          {t('scale', { km: SCALE_KM })}
        </text>
      </g>
      <Compass x={80} y={90} north={t('north')} />
    </>
  );
}
