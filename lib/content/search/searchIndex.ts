import type { SearchEntry, SearchKind } from '@/lib/content/search/entry';
import type { Found } from '@/lib/content/search/search';

/** The words of a search, finished on the server, so that the browser needs no messages. */
export type SearchWords = {
  label: string;
  placeholder: string;
  none: string;
  incomplete: string;
  popular: string;
  all: string;
  kinds: Record<SearchKind, string>;
  /** How many were found, by their number … */
  counts: readonly string[];
  /** … and when there are more than can be shown. */
  first: string;
};

export type PopularPage = { href: string; title: string };

/** What the browser’s search is made from. */
export type SearchIndex = {
  /** Null when there are too many: then the server is asked for each query. */
  entries: readonly SearchEntry[] | null;
  isComplete: boolean;
  words: SearchWords;
  popular: readonly PopularPage[];
};

/** How much was found, or that nothing was. */
export function countWords({ count, hasMore }: Omit<Found, 'results'>, { none, first, counts }: SearchWords): string {
  if (count === 0) return none;
  return (hasMore ? first : counts[count]) ?? '';
}
