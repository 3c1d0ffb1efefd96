import type { SearchEntry, SearchKind } from '@/lib/search/searchEntry';
import type { SearchResponse } from '@/lib/search/searchResponse';

/** The texts of the search, formatted on the server, so that the browser needs no messages. */
export type SearchWords = {
  label: string;
  placeholder: string;
  none: string;
  incomplete: string;
  popular: string;
  all: string;
  kinds: Record<SearchKind, string>;
  /** How many results there are, by their number … */
  counts: readonly string[];
  /** … and when there are more than can be shown. */
  first: string;
};

export type PopularPage = { href: string; title: string };

/** Everything the dialog loads when it is first opened. */
export type ClientIndex = {
  /** Null when there are too many to send: then each query goes to the server. */
  entries: readonly SearchEntry[] | null;
  /** Whether the provider’s content is included. */
  isComplete: boolean;
  words: SearchWords;
  popular: readonly PopularPage[];
};

/** The status text of a search: the number of results, or that there are none. */
export function countText({ count, hasMore }: SearchResponse, { none, first, counts }: SearchWords): string {
  if (count === 0) return none;
  return (hasMore ? first : counts[count]) ?? '';
}
