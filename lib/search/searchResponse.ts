import type { Range } from '@/lib/i18n/pieces';
import type { ResultEntry } from '@/lib/search/searchEntry';

/** Shorter queries, in letters, match too much to be of use. */
export const MIN_QUERY_LENGTH = 2;

/** Most results of a search. */
export const MAX_RESULTS = 30;

/** A matching entry, and the ranges of its texts that match. */
export type SearchHit = { entry: ResultEntry; marks: { title: Range[]; summary: Range[] } };

/** The first results, best first, and their number; `hasMore` when there are more than `MAX_RESULTS`. */
export type SearchResponse = { results: SearchHit[]; count: number; hasMore: boolean };

export const NO_RESULTS: SearchResponse = { results: [], count: 0, hasMore: false };

/** @returns at most `MAX_RESULTS` results */
export type Search = (query: string) => SearchResponse;
