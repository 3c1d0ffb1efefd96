import { getTranslations } from 'next-intl/server';
import { FilterLinks } from '@/components/lists/FilterLinks';
import styles from '@/components/map/MapFilter.module.scss';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { countId, SHEETS } from '@/lib/map/sheets';
import { mapHref } from '@/lib/routing/href';
import { MAP_FILTER, type MapGroup } from '@/lib/routing/mapGroup';

type Props = { current: MapGroup | null; groups: ReadonlySet<MapGroup> };

/** The filter of the map: the groups that have places, and the current one. */
export async function MapFilter({ current, groups }: Props) {
  const t = await getTranslations('MapPage');
  return (
    <nav className={styles.filter} aria-label={t('filterLabel')}>
      <FilterLinks
        filter={MAP_FILTER}
        listHref={mapHref(await pageLanguage())}
        current={current}
        toLabel={(group) => t(`groups.${group}`)}
        choices={MAP_FILTER.choices.filter((group) => groups.has(group) || group === current)}
        describedBy={SHEETS.flatMap((sheet) => [sheet, countId(sheet)]).join(' ')}
      />
    </nav>
  );
}
