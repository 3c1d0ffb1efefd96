import { getTranslations } from 'next-intl/server';
import { Compass } from '@/components/map/Compass';
import styles from '@/components/map/MapDrawing.module.scss';
import { Shape } from '@/components/map/Shape';
import { WaterLines } from '@/components/map/WaterLines';
import { site } from '@/lib/site';

/** The plan of the old town: walls, gates, squares, churches, rivers and the path to the fortress. */
export async function TownDrawing() {
  const t = await getTranslations('MapPage');
  return (
    <>
      <WaterLines sheet="town" />
      <Shape className={styles.land} file="town" id="land" />
      <Shape className={styles.pool} file="town" id="pool" />
      <Shape className={styles.slope} file="town" id="slope" />
      <Shape className={styles.inside} file="town" id="walls" />
      <Shape className={styles.lightHouses} file="town" id="light-houses" />
      <Shape className={styles.darkHouses} file="town" id="dark-houses" />
      <Shape className={styles.climb} file="town" id="climb" />
      <Shape className={styles.walls} file="town" id="walls" />
      <Shape className={styles.wallTop} file="town" id="walls" />
      <Shape className={styles.bastion} file="town" id="bastions" />
      <Shape className={styles.gate} file="town" id="gates" />
      <Shape className={styles.bridge} file="town" id="bridge" />
      <Shape className={styles.walk} file="town" id="walk" />
      <Shape className={styles.church} file="town" id="churches" />
      <text className={styles.water} transform="translate(34 560) rotate(66)">
        {t('drawings.sea')}
      </text>
      <text className={styles.small} transform="translate(60 338) rotate(76)">
        {t('drawings.quay')}
      </text>
      <text className={styles.small} transform="translate(350 44) rotate(-21)">
        {t('drawings.skurda')}
      </text>
      <text className={styles.small} x="236" y="752">
        {t('drawings.gurdic')}
      </text>
      <text className={styles.mountain} x="624" y="664" textAnchor="end">
        {t('drawings.hill')}
      </text>
      <text className={styles.capital} x="618" y="64" textAnchor="end">
        {site.town}
      </text>
      <text className={styles.mountain} x="622" y="94" textAnchor="end">
        {t('town.title')}
      </text>
      <Compass x={56} y={690} north={t('drawings.north')} />
    </>
  );
}
