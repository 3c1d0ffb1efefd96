import { memo } from 'react';
import { PopularPages } from '@/components/search/PopularPages';
import styles from '@/components/search/SearchOutcome.module.scss';
import { SearchResults } from '@/components/search/SearchResults';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { withWords } from '@/lib/routing/browserHref';
import { type ClientIndex, statusText } from '@/lib/search/clientIndex';
import { isSearchable, type SearchResponse } from '@/lib/search/searchResponse';

/** Results the dialog shows; the search page has the others. */
const MAX_SHOWN = 8;

type Props = {
  index: ClientIndex;
  /** The query of the response, which lags behind the field. */
  query: string;
  response: SearchResponse;
  /** The search page. */
  href: string;
};

/**
 * The dialog below its field: the results, or the popular pages while there are none. Memoized, so that a letter renders
 * in the field at once.
 */
export const SearchOutcome = memo(({ index: { words, popular, isComplete }, query, response, href }: Props) => {
  const { results, count } = response;
  return (
    <div className={styles.outcome}>
      {!isComplete && <p>{words.incomplete}</p>}
      <p className={styles.status} role="status">
        {isSearchable(query) && statusText(response, words)}
      </p>
      {count > 0 ? (
        <SearchResults results={results.slice(0, MAX_SHOWN)} kinds={words.kinds} />
      ) : (
        <PopularPages pages={popular} title={words.popular} />
      )}
      {count > MAX_SHOWN && (
        <PageLink className={styles.all} href={withWords(href, query)}>
          {words.all}
        </PageLink>
      )}
    </div>
  );
});
