import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import type { Range } from '@/lib/content/partnerSearch';
import type { ShownEntry } from '@/lib/content/search/entry';
import { MAX_RESULTS, MIN_QUERY_LENGTH } from '@/lib/content/search/query';
import { isStopWord } from '@/lib/content/search/stopWords';
import { toStem, toTerms, toWords } from '@/lib/content/search/words';
import type { Language } from '@/lib/language';

/** An entry that was found, and where the words looked for stand in what it shows. */
export type FoundEntry = { entry: ShownEntry; marks: { title: Range[]; summary: Range[] } };

/** What was found, best first: as many as were asked for, of how many; `hasMore` when there is more than can be shown. */
export type Found = { results: FoundEntry[]; count: number; hasMore: boolean };

export const NOTHING_FOUND: Found = { results: [], count: 0, hasMore: false };

/** Finds what a visitor looks for, and marks the first `most` of it, all that can be shown unless told otherwise. */
export type Search = (query: string, most?: number) => Found;

/** Shorter words are too like each other to forgive a letter. */
const MIN_FUZZY_LENGTH = 5;

/** One letter begins too many others. */
const MIN_PREFIX = 2;

/** So does the stem of a short word. */
const MIN_PREFIX_STEM = 4;

/** Words of a query that are looked for; the rest of a long one narrows nothing down any more. */
const MAX_WORDS = 6;

/** The word with two neighbouring letters changed over, for each pair: the commonest slip on a keyboard. */
const withSlips = (term: string): string[] =>
  Array.from({ length: term.length - 1 }, (_, at) => {
    const [first = '', second = ''] = term.slice(at, at + 2);
    return `${term.slice(0, at)}${second}${first}${term.slice(at + 2)}`;
  });

/** One word: as typed, begun, or with another ending; if slips are forgiven, with a letter wrong or two changed over. */
function toWordQuery(term: string, language: Language, isForgiving: boolean): Query {
  const stem = toStem(term, language);
  const isForgiven = isForgiving && term.length >= MIN_FUZZY_LENGTH;
  return {
    combineWith: 'OR',
    queries: [
      { queries: [term], prefix: term.length >= MIN_PREFIX, fuzzy: isForgiven && 1 },
      ...(stem === term ? [] : [{ queries: [stem], prefix: stem.length >= MIN_PREFIX_STEM }]),
      ...(isForgiven ? [{ queries: withSlips(term) }] : []),
    ],
  };
}

/** All words first, then all of them with slips forgiven, then any of them. */
function* attempts(terms: readonly string[], language: Language): Generator<Query> {
  const all = (isForgiving: boolean) => terms.map((term) => toWordQuery(term, language, isForgiving));
  yield { combineWith: 'AND', queries: all(false) };
  yield { combineWith: 'AND', queries: all(true) };
  yield { combineWith: 'OR', queries: all(true) };
}

/** The words of a text in one spelling each, `dj` for `đ`. */
const toSpelled = (text: string): string[] => toWords(text).map(({ folded }) => folded.replaceAll('đ', 'dj'));

/** The words worth looking for: without the small ones, unless there are no others. */
function toSought(query: string, language: Language): string[] {
  const words = toSpelled(query);
  const telling = words.filter((word) => !isStopWord(word, language));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS);
}

/** A text as one line in which only its words count; the article before a title is none. */
export const toLine = (text: string): string => toSpelled(text).join(' ').replace(/^the /, '');

/** A word of a shown text: where it stands, and what it is found by. */
type Markable = { range: Range; terms: string[] };

const toMarkable = (text: string, language: Language): Markable[] =>
  toWords(text).map(({ folded, from, to }) => ({ range: [from, to], terms: toTerms(folded, language) }));

const marksIn = (words: readonly Markable[], matched: ReadonlySet<string>): Range[] =>
  words.filter(({ terms }) => terms.some((term) => matched.has(term))).map(({ range }) => range);

/** Finds the words of an entry’s texts once, when it is first found. */
function createMarker(language: Language) {
  const known = new WeakMap<ShownEntry, { title: Markable[]; summary: Markable[] }>();
  return (entry: ShownEntry, matched: ReadonlySet<string>): FoundEntry['marks'] => {
    const { title, summary } = known.get(entry) ?? {
      title: toMarkable(entry.title.text, language),
      summary: toMarkable(entry.summary?.text ?? '', language),
    };
    known.set(entry, { title, summary });
    return { title: marksIn(title, matched), summary: marksIn(summary, matched) };
  };
}

/** What passes a test and what does not, each in its order. */
const partition = <T>(all: readonly T[], passes: (each: T) => boolean): [T[], T[]] => [
  all.filter(passes),
  all.filter((each) => !passes(each)),
];

/** What a search looks in: an index, and of each document by its number the title as one line, and its entry. */
export type Searched = {
  index: Pick<MiniSearch, 'search'>;
  titles: readonly string[];
  entryOf: (id: number) => ShownEntry | undefined;
};

/**
 * Looks for what visitors type: a title that is just that comes first. Blind to case, accents, script, word endings, `dj`
 * and `d` for `đ`, to a word’s end that is not typed yet, and to one wrong letter in a long word.
 */
export function searchIn({ index, titles, entryOf }: Searched, language: Language): Search {
  const mark = createMarker(language);
  const toFound = ({ id, terms }: SearchResult): FoundEntry[] => {
    const entry = entryOf(id);
    return entry ? [{ entry, marks: mark(entry, new Set(terms)) }] : [];
  };

  return (query, most = MAX_RESULTS) => {
    const sought = toSought(query, language);
    if (sought.join('').length < MIN_QUERY_LENGTH) return NOTHING_FOUND;
    const line = toLine(query);
    for (const attempt of attempts(sought, language)) {
      const found = index.search(attempt);
      if (found.length === 0) continue;
      const [exact, others] = partition(found, ({ id }) => titles[id] === line);
      const results = [...exact, ...others];
      return {
        results: results.slice(0, most).flatMap(toFound),
        count: Math.min(results.length, MAX_RESULTS),
        hasMore: results.length > MAX_RESULTS,
      };
    }
    return NOTHING_FOUND;
  };
}
