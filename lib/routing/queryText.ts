/** Longest search, on the whole site or for partners, in characters; the rest is cut. */
export const MAX_QUERY_LENGTH = 100;

/** A query without control characters and lone surrogates, single-spaced and at most `MAX_QUERY_LENGTH` long. */
export const normalizeQuery = (typed: string): string =>
  [...typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')].slice(0, MAX_QUERY_LENGTH).join('').trim();
