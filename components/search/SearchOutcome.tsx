import { memo, type ReactNode } from 'react';
import { PopularPages } from '@/components/search/PopularPages';
import styles from '@/components/search/SearchOutcome.module.scss';
import { SearchResults } from '@/components/search/SearchResults';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { withSearchQuery } from '@/lib/routing/browserHref';
import { type ClientIndex, statusText } from '@/lib/search/clientIndex';
import { isSearchable, type SearchResponse } from '@/lib/search/searchResponse';

/** Results the dialog shows; the search page has the others. */
const MAX_SHOWN = 8;

/** The keyboard of a phone covers the end of the list, which could not be scrolled above it. */
const hideKeyboard = (): void => document.querySelector<HTMLInputElement>('input:focus')?.blur();

type Props = {
  index: ClientIndex;
  /** The query of the response, which lags behind the field. */
  query: string;
  response: SearchResponse;
  /** Shown instead of the results until the first search has ended. */
  boxes: ReactNode;
  /** The search page. */
  href: string;
};

/**
 * The dialog below its field: the results, or the popular pages while there are none. Memoized, since the dialog renders
 * at each letter, and again with the response to it.
 */
export const SearchOutcome = memo(({ index, query, response, boxes, href }: Props) => {
  const { entries, words: messages, popular, isComplete } = index;
  const { results } = response;
  const isSearched = isSearchable(query);
  const further = results.length > MAX_SHOWN ? messages.all : isSearched && entries && messages.inTitles.further;
  return (
    <div className={styles.outcome} onTouchMove={hideKeyboard}>
      {!isComplete && <p>{messages.incomplete}</p>}
      <p className={styles.status} role="status">
        {isSearched && statusText(response, entries ? { ...messages, ...messages.inTitles } : messages)}
      </p>
      {results.length > 0 && <SearchResults results={results.slice(0, MAX_SHOWN)} kinds={messages.kinds} />}
      {further && (
        // A new link for a new text: on a page that the browser has translated, React cannot change the text.
        <PageLink key={further} className={styles.all} href={withSearchQuery(href, query)}>
          {further}
        </PageLink>
      )}
      {results.length === 0 && (boxes || <PopularPages pages={popular} title={messages.popular} />)}
    </div>
  );
});
