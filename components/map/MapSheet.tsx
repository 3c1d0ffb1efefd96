import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BayMap } from '@/components/map/BayMap';
import drawing from '@/components/map/MapDrawing.module.scss';
import { MapEntry } from '@/components/map/MapEntry';
import { MapPins } from '@/components/map/MapPins';
import styles from '@/components/map/MapSheet.module.scss';
import { MapStage } from '@/components/map/MapStage.client';
import { aspectRatioOf, viewBoxOf } from '@/components/map/Shape';
import { TownDrawing } from '@/components/map/TownDrawing';
import type { MapPlace } from '@/lib/map/mapPlace';
import { countId, type Sheet } from '@/lib/map/sheets';

type Props = {
  sheet: Sheet;
  places: readonly MapPlace[];
  /** Above the list. */
  children?: ReactNode;
};

/** A drawing with the list of its places. */
export async function MapSheet({ sheet, places, children }: Props) {
  const t = await getTranslations('MapPage');
  const label = t(`drawings.${sheet}.label`);
  return (
    <section className={styles.sheet} aria-labelledby={sheet}>
      <h2 id={sheet}>{t(`${sheet}.title`)}</h2>
      <figure>
        <MapStage
          aspectRatio={aspectRatioOf(sheet)}
          messages={{
            label,
            zoom: t('tools.label', { map: label }),
            in: t('tools.in'),
            out: t('tools.out'),
            whole: t('tools.whole'),
          }}
        >
          <svg className={drawing.drawing} viewBox={viewBoxOf(sheet)} aria-hidden="true">
            {sheet === 'town' ? <TownDrawing /> : <BayMap />}
            <MapPins places={places} />
          </svg>
        </MapStage>
        <figcaption>{t(`${sheet}.note`)}</figcaption>
      </figure>
      <div>
        <p id={countId(sheet)} className={styles.count} role="status">
          {places.length > 0 ? t('count', { count: places.length }) : t(`${sheet}.none`)}
        </p>
        {children}
        {places.some(({ onFoot }) => onFoot?.isEstimate) && <p className={styles.estimate}>{t('estimate')}</p>}
        {places.length > 0 && (
          <ol className={styles.list}>
            {places.map((place) => (
              <MapEntry key={place.id} place={place} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
