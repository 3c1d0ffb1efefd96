import { PopularPages } from '@/components/search/PopularPages';
import styles from '@/components/search/SearchOutcome.module.scss';
import { SearchResults } from '@/components/search/SearchResults';
import { MIN_QUERY_LENGTH } from '@/lib/content/search/query';
import type { Found } from '@/lib/content/search/search';
import { countWords, type SearchIndex } from '@/lib/content/search/searchIndex';
import { withWords } from '@/lib/routing/searchIndexHref';

/** Results the dialog shows; the search page has the rest. */
const SHOWN = 8;

type Props = {
  query: string;
  found: Found;
  index: SearchIndex;
  /** The search page. */
  href: string;
};

/** What the dialog shows under its field: what was found, or where to begin. */
export function SearchOutcome({ query, found, index: { words, popular, isComplete }, href }: Props) {
  const { results } = found;
  const isAsked = query.length >= MIN_QUERY_LENGTH;
  return (
    <div className={styles.outcome}>
      {!isComplete && <p>{words.incomplete}</p>}
      <p className={styles.status} role="status">
        {isAsked && countWords(found, words)}
      </p>
      {isAsked && results.length > 0 ? (
        <>
          <SearchResults results={results.slice(0, SHOWN)} kinds={words.kinds} />
          {results.length > SHOWN && (
            <a className={styles.all} href={withWords(href, query)}>
              {words.all}
            </a>
          )}
        </>
      ) : (
        <PopularPages pages={popular} title={words.popular} />
      )}
    </div>
  );
}
