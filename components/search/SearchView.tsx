import { getTranslations } from 'next-intl/server';
import { OfflineSearch } from '@/components/search/OfflineSearch.client';
import { PopularPages } from '@/components/search/PopularPages';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import styles from '@/components/search/SearchView.module.scss';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { statusText } from '@/lib/search/clientIndex';
import { popularPages, searchMessages } from '@/lib/search/searchMessages';
import { isSearchable, type SearchResponse } from '@/lib/search/searchResponse';

type Props = {
  /** Empty before the first search. */
  query: string;
  /** Null before the first search; incomplete without the provider’s content. */
  response: (SearchResponse & { isComplete: boolean }) | null;
};

/** The search page: the field, the results and the popular pages. */
export async function SearchView({ query, response }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('SearchPage');
  const messages = searchMessages(language);
  const hasResults = response !== null && response.results.length > 0;
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={response ? null : { text: t('lead') }}
        picture={null}
        foot={<SearchForm language={language} query={query} />}
      />
      <Band>
        <div className={hasResults ? `${styles.search} ${styles.beside}` : styles.search}>
          {!response && <OfflineSearch language={language} label={t('open')} />}
          {response && (
            <div className={styles.found}>
              {!response.isComplete && <p className={styles.incomplete}>{messages.incomplete}</p>}
              <p className={hasResults ? styles.status : styles.none} role="status">
                {isSearchable(query) ? statusText(response, messages) : t('short')}
              </p>
              {hasResults && <SearchResults results={response.results} kinds={messages.kinds} />}
            </div>
          )}
          <PopularPages pages={popularPages(language)} title={messages.popular} />
        </div>
      </Band>
      {!response && <SitePageJsonLd kind="search" />}
    </>
  );
}
