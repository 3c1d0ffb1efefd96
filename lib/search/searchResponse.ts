import { array, boolean, list, number, object } from '@/lib/json';
import { parseResultEntry } from '@/lib/search/searchEntry';
import type { TextRange } from '@/lib/textRange';

/** Shorter queries match too much to be useful (letters). */
const MIN_QUERY_LENGTH = 2;

/** Whether a query has enough letters to be searched; an emoji has none. */
export const isSearchable = (query: string): boolean =>
  (query.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= MIN_QUERY_LENGTH;

/** Most results of a search. */
export const MAX_RESULTS = 30;

const range = (value: unknown): TextRange => {
  const [from, to] = array(value);
  return [number(from), number(to)];
};

/** A matching entry, and the ranges of its texts that match. */
const hit = object({ entry: parseResultEntry, marks: object({ title: list(range), summary: list(range) }) });

export type SearchHit = ReturnType<typeof hit>;

/**
 * The first results, best first; `hasMore` when there are more than `MAX_RESULTS`, `isApproximate` when none has all the
 * words as they were typed.
 */
export const parseSearchResponse = object({
  results: list(hit),
  hasMore: boolean,
  isApproximate: boolean,
});

export type SearchResponse = ReturnType<typeof parseSearchResponse>;

export const NO_RESULTS: SearchResponse = { results: [], hasMore: false, isApproximate: false };

/** @returns at most `MAX_RESULTS` results */
export type Search = (query: string) => SearchResponse;
