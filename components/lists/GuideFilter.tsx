import { getTranslations } from 'next-intl/server';
import { FilterLinks } from '@/components/lists/FilterLinks';
import styles from '@/components/lists/GuideFilter.module.scss';
import { GUIDE_FILTER, type GuideChoice } from '@/lib/routing/guideFilter';

type Props = {
  /** URL of the whole list. */
  listHref: string;
  /** Those that some article matches. */
  choices: readonly GuideChoice[];
  current?: GuideChoice;
  /** The number of articles that match the current choice. */
  count?: number;
};

/** The filter of the guide or a category; nothing if no choice has articles. */
export async function GuideFilter({ listHref, choices, current, count }: Props) {
  const t = await getTranslations('GuideFilter');
  if (choices.length === 0) return null;
  return (
    <nav className={styles.filter} aria-label={t('label')}>
      <FilterLinks
        filter={GUIDE_FILTER}
        listHref={listHref}
        current={current ?? null}
        toLabel={(choice) => t(`choices.${choice}`)}
        choices={choices}
        describedBy={count === undefined ? undefined : 'found'}
      />
      {count !== undefined && (
        <p id="found" role="status">
          {t('found', { count })}
        </p>
      )}
    </nav>
  );
}
