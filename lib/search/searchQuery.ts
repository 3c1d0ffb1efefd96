import type { Query } from 'minisearch';
import type { Language } from '@/lib/i18n/language';
import { isQualifier, isStopWord, isTown, OLD_TOWN } from '@/lib/search/stopWords';
import { toStem, toTokens } from '@/lib/search/tokens';

/** Shorter words are too similar to forgive a letter. */
const MIN_FUZZY_LENGTH = 5;

/** A single letter is the prefix of too many words. */
const MIN_PREFIX = 2;

/** So is the stem of a short word. */
const MIN_PREFIX_STEM = 4;

/**
 * No question that fits into a query has more significant words. A word of two letters is the prefix of very many: with
 * 33 of them a search took ten times as long as with one, more than half a second among 2,300 entries.
 */
const MAX_TERMS = 12;

/** The words of a text in one spelling each, `dj` for `đ`. */
const foldedWords = (text: string): string[] => toTokens(text).map(({ folded }) => folded.replaceAll('đ', 'dj'));

const NUMBER = /^\d+$/;

/**
 * The first distinct words of a query without stop words, and without ‘old town’, ‘price’ and the like beside a subject
 * (a number is not one); the town’s name if there are no others.
 */
export function toQueryTerms(query: string, language: Language): string[] {
  const words = foldedWords(query);
  const telling = words.filter((word) => !isStopWord(word, language));
  const subject = telling.filter((word) => !isQualifier(word));
  const withoutOldTown = subject.join(' ').replace(OLD_TOWN, '').split(' ').filter(Boolean);
  const isSubject = (terms: string[]): boolean => terms.some((word) => !NUMBER.test(word));
  return [
    ...new Set([withoutOldTown, subject].find(isSubject) ?? (telling.length > 0 ? telling : words.filter(isTown))),
  ].slice(0, MAX_TERMS);
}

/** A text reduced to its words; without the article before it. */
export const toLine = (text: string): string => foldedWords(text).join(' ').replace(/^the /, '');

/** A text without spaces, to compare a title with a query: visitors type ‘kotor art’ and ‘blueline’. */
export const toKey = (text: string): string => toLine(text).replaceAll(' ', '');

/** The term with two neighbouring letters swapped, for each pair: the commonest typing error. */
const transpositionsOf = (term: string): string[] =>
  Array.from({ length: term.length - 1 }, (_, at) => {
    const [first = '', second = ''] = term.slice(at, at + 2);
    return `${term.slice(0, at)}${second}${first}${term.slice(at + 2)}`;
  });

/** One term: as typed, as a prefix, or with another ending; when fuzzy, with one letter wrong or two swapped. */
function toTermQuery(term: string, language: Language, isFuzzy: boolean): Query {
  const stem = toStem(term, language);
  const isForgiven = isFuzzy && term.length >= MIN_FUZZY_LENGTH;
  return {
    combineWith: 'OR',
    queries: [
      { queries: [term], prefix: term.length >= MIN_PREFIX, fuzzy: isForgiven && 1 },
      ...(stem === term ? [] : [{ queries: [stem], prefix: stem.length >= MIN_PREFIX_STEM }]),
      ...(isForgiven ? [{ queries: transpositionsOf(term) }] : []),
    ],
  };
}

/** The query for all of these terms (`AND`) or any of them (`OR`). */
export const buildQuery = (
  terms: readonly string[],
  language: Language,
  combineWith: 'AND' | 'OR',
  isFuzzy: boolean,
): Query => ({ combineWith, queries: terms.map((term) => toTermQuery(term, language, isFuzzy)) });
