import { getTranslations } from 'next-intl/server';
import styles from '@/components/map/MapFilter.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import type { Language } from '@/lib/i18n/language';
import { mapHref } from '@/lib/routing/href';
import { MAP_GROUPS, type MapGroup } from '@/lib/routing/mapGroup';

type Props = { language: Language; current: MapGroup | null; groups: ReadonlySet<MapGroup> };

/** Filter by group: plain links, one URL for each group that has places. */
export async function MapFilter({ language, current, groups }: Props) {
  const t = await getTranslations('MapPage');
  const links = [
    { name: t('filter.all'), href: mapHref(language), isCurrent: current === null },
    ...MAP_GROUPS.filter((group) => groups.has(group) || group === current).map((group) => ({
      name: t(`groups.${group}`),
      href: mapHref(language, group),
      isCurrent: current === group,
    })),
  ];
  return (
    <nav className={styles.filter} aria-label={t('filter.label')}>
      <ul>
        {links.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <PageLink href={href} scroll={false} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
