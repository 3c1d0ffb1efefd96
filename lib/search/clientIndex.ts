import { boolean, list, nullable, object, string } from '@/lib/json';
import { parseSearchEntry } from '@/lib/search/searchEntry';
import type { SearchResponse } from '@/lib/search/searchResponse';

/** The texts of the search, formatted on the server, so that the browser needs no messages. */
const messages = object({
  none: string,
  approximate: string,
  incomplete: string,
  popular: string,
  all: string,
  /** Of a search in the browser, which has no bodies; `further` leads to one of all. */
  inTitles: object({ none: string, approximate: string, further: string }),
  kinds: object({ guide: string, news: string, event: string, page: string }),
  /** How many results there are, by their number … */
  counts: list(string),
  /** … and when there are more than can be shown. */
  first: string,
});

export type SearchMessages = ReturnType<typeof messages>;

const popularPage = object({ href: string, title: string });

export type PopularPage = ReturnType<typeof popularPage>;

/** Everything the dialog loads when it is first opened. */
export const parseClientIndex = object({
  /** Null when there are too many to send: then each query goes to the server. */
  entries: nullable(list(parseSearchEntry)),
  /** Whether the provider’s content is included. */
  isComplete: boolean,
  words: messages,
  popular: list(popularPage),
});

export type ClientIndex = ReturnType<typeof parseClientIndex>;

/** The status text of a search: the number of results, that there are none, or that they are approximate. */
export function statusText(
  { results, hasMore, isApproximate }: SearchResponse,
  messages: Pick<SearchMessages, 'none' | 'approximate' | 'first' | 'counts'>,
): string {
  if (results.length === 0) return messages.none;
  if (isApproximate) return messages.approximate;
  return (hasMore ? messages.first : messages.counts[results.length]) ?? '';
}
