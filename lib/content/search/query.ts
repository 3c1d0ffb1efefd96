/** Longest thing a visitor may look for, in characters; the rest is cut. */
export const MAX_QUERY_LENGTH = 100;

/** Fewer letters than this find too much to be of use. */
export const MIN_QUERY_LENGTH = 2;

/** Most results that are shown. */
export const MAX_RESULTS = 30;

/** What was typed, without what no document may hold, single-spaced and within the bound. */
export const toQuery = (typed: string): string =>
  [...typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()].slice(0, MAX_QUERY_LENGTH).join('').trim();
