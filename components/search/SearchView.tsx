import { getTranslations } from 'next-intl/server';
import { Band } from '@/components/page/Band';
import { Hero } from '@/components/page/Hero';
import { PopularPages } from '@/components/search/PopularPages';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import styles from '@/components/search/SearchView.module.scss';
import { PageData } from '@/components/seo/PageData';
import type { Found } from '@/lib/content/search/search';
import { countWords, type PopularPage, type SearchWords } from '@/lib/content/search/searchIndex';
import type { Language } from '@/lib/language';
import { searchHref } from '@/lib/routing/searchHref';

type Props = {
  language: Language;
  /** What is looked for; empty before anything is. */
  typed: string;
  /** What was found, and whether everything could be searched. */
  outcome: (Found & { isComplete: boolean }) | null;
  words: SearchWords;
  popular: readonly PopularPage[];
};

/** The search page: the field, what was found, and where else to begin. */
export async function SearchView({ language, typed, outcome, words, popular }: Props) {
  const t = await getTranslations('SearchPage');
  const hasResults = outcome !== null && outcome.count > 0;
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={outcome ? null : { text: t('lead') }}
        picture={null}
        foot={<SearchForm href={searchHref(language)} typed={typed} words={words} submit={t('submit')} />}
      />
      <Band>
        <div className={hasResults ? `${styles.search} ${styles.beside}` : styles.search}>
          {outcome && (
            <div className={styles.found}>
              {!outcome.isComplete && <p className={styles.incomplete}>{words.incomplete}</p>}
              <p className={hasResults ? styles.status : styles.none} role="status">
                {countWords(outcome, words)}
              </p>
              {hasResults && <SearchResults results={outcome.results} kinds={words.kinds} />}
            </div>
          )}
          <PopularPages pages={popular} title={words.popular} />
        </div>
      </Band>
      <PageData
        language={language}
        title={t('title')}
        href={searchHref(language)}
        cards={outcome?.results.map(({ entry }) => entry)}
        isSearch
      />
    </>
  );
}
