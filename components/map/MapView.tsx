import { getTranslations } from 'next-intl/server';
import { MapFilter } from '@/components/map/MapFilter';
import { MapLinks } from '@/components/map/MapLinks.client';
import { MapResources } from '@/components/map/MapResources';
import { MapSheet } from '@/components/map/MapSheet';
import styles from '@/components/map/MapView.module.scss';
import { NearMe } from '@/components/map/NearMe.client';
import { StreetMapAction } from '@/components/map/StreetMapAction';
import { PageHero } from '@/components/ui/page/PageHero';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { MapPlace } from '@/lib/map/mapPlace';
import { SHEETS } from '@/lib/map/sheets';
import type { MapGroup } from '@/lib/routing/mapGroup';

type Props = {
  /** The group to show; null for all. */
  group: MapGroup | null;
  /** Places of all groups. */
  places: readonly MapPlace[];
};

/** The map page, with all places or one group. */
export async function MapView({ group, places }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('MapPage');
  const shown = places.filter((place) => group === null || place.groups.includes(group));
  return (
    <>
      <PageHero kind="map" isLow />
      <div className={styles.map}>
        <MapFilter current={group} groups={new Set(places.flatMap((place) => place.groups))} />
        {SHEETS.map((sheet, index) => (
          <MapSheet key={sheet} sheet={sheet} places={shown.filter((place) => place.sheet === sheet)}>
            {index === 0 && (
              <>
                <p className={styles.lead}>{t.rich('lead', { link: (chunks) => <a href="#bay">{chunks}</a> })}</p>
                <NearMe messages={MESSAGES[language].MapPage.near} />
                <StreetMapAction group={group} />
              </>
            )}
          </MapSheet>
        ))}
        <MapResources />
        <MapLinks />
      </div>
    </>
  );
}
