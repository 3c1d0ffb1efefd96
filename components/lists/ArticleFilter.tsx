import { getTranslations } from 'next-intl/server';
import styles from '@/components/lists/ArticleFilter.module.scss';
import { FilterLinks } from '@/components/lists/FilterLinks';
import { ARTICLE_FILTERS, type ArticleChoice, type FilteredSection } from '@/lib/routing/articleFilters';

type Props = {
  section: FilteredSection;
  /** The link of the whole list. */
  list: string;
  /** Those that some article matches. */
  choices: readonly ArticleChoice[];
  current?: ArticleChoice;
  /** The number of articles that match the current choice. */
  count?: number;
};

/** What a list of articles can be narrowed to; nothing if no choice has articles. */
export async function ArticleFilter({ section, list, choices, current, count }: Props) {
  const t = await getTranslations('ArticleFilter');
  if (choices.length === 0) return null;
  return (
    <nav className={styles.filter} aria-label={t('label')}>
      <FilterLinks
        filter={ARTICLE_FILTERS[section].filter}
        list={list}
        current={current ?? null}
        toLabel={(choice) => t(`choices.${choice}`)}
        choices={choices}
      />
      {count !== undefined && <p role="status">{t('found', { count })}</p>}
    </nav>
  );
}
