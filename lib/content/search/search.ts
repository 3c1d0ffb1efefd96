import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Range } from '@/lib/content/partnerSearch';
import type { SearchDocument, SearchEntry, SearchKind } from '@/lib/content/search/entry';
import { MAX_RESULTS, MIN_QUERY_LENGTH } from '@/lib/content/search/query';
import { isStopWord } from '@/lib/content/search/stopWords';
import { toStem, toTerms, toWords } from '@/lib/content/search/words';
import type { Language } from '@/lib/language';

/** An entry that was found, and where the words looked for stand in what it shows. */
export type FoundEntry = { entry: SearchEntry; marks: { title: Range[]; summary: Range[] } };

/** What was found, best first and no more than can be shown, and how many there are in all. */
export type Found = { total: number; results: FoundEntry[] };

export const NOTHING_FOUND: Found = { total: 0, results: [] };

export type Search = (query: string) => Found;

/** How much a word counts by where it stands. */
const WEIGHTS = { title: 8, names: 6, keywords: 2.5, summary: 1.5, body: 0.4 };

/** Answers come before stories, and both before what is of today only. */
const KIND_WEIGHTS: Record<SearchKind, number> = { page: 1.25, guide: 1.2, event: 1.05, news: 1 };

/** Shorter words are too like each other to forgive a letter. */
const MIN_FUZZY_LENGTH = 5;

/** The stem of a short word begins too many others. */
const MIN_PREFIX_STEM = 4;

/** Words of a query that are looked for; the rest of a long one narrows nothing down any more. */
const MAX_WORDS = 8;

/** Entries indexed at a stretch, so that nobody waits for the rest. */
const AT_A_STRETCH = 25;

type Field = keyof typeof WEIGHTS;

const fieldOf = ({ entry, body }: SearchDocument, field: Field): string => {
  if (field === 'body') return body;
  const value = entry[field];
  return typeof value === 'string' ? value : (value?.text ?? '');
};

/** The word with two neighbouring letters changed over, for each pair: the commonest slip on a keyboard. */
const withSlips = (term: string): string[] =>
  Array.from({ length: term.length - 1 }, (_, at) => {
    const [first = '', second = ''] = term.slice(at, at + 2);
    return `${term.slice(0, at)}${second}${first}${term.slice(at + 2)}`;
  });

/** One word: as typed, begun, with a letter wrong, or with another ending. */
function toWordQuery(term: string, language: Language, hasSlips: boolean): Query {
  const stem = toStem(term, language);
  const isLong = term.length >= MIN_FUZZY_LENGTH;
  return {
    combineWith: 'OR',
    queries: [
      { queries: [term], prefix: true, fuzzy: isLong && 1 },
      ...(stem === term ? [] : [{ queries: [stem], prefix: stem.length >= MIN_PREFIX_STEM }]),
      ...(hasSlips && isLong ? [{ queries: withSlips(term) }] : []),
    ],
  };
}

/** All words first, then all of them with letters changed over, then any of them. */
function* attempts(terms: readonly string[], language: Language): Generator<Query> {
  const all = (hasSlips: boolean) => terms.map((term) => toWordQuery(term, language, hasSlips));
  yield { combineWith: 'AND', queries: all(false) };
  yield { combineWith: 'AND', queries: all(true) };
  yield { combineWith: 'OR', queries: all(true) };
}

/** The words worth looking for: without the small ones, unless there are no others. */
function toSought(query: string, language: Language): string[] {
  const words = toWords(query).map(({ folded }) => folded.replaceAll('đ', 'dj'));
  const telling = words.filter((word) => !isStopWord(word, language));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS);
}

function marksIn(text: string, matched: ReadonlySet<string>, language: Language): Range[] {
  return toWords(text)
    .filter(({ folded }) => toTerms(folded, language).some((term) => matched.has(term)))
    .map(({ from, to }) => [from, to]);
}

/**
 * Makes documents searchable: blind to case, accents, script, word endings, `dj` and `d` for `đ`, to a word’s end that
 * is not typed yet, and to one wrong letter in a long word.
 */
export async function createSearch(documents: readonly SearchDocument[], language: Language): Promise<Search> {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(WEIGHTS),
    extractField: (document, field) => (field === 'id' ? document.id : fieldOf(document, field as Field)),
    tokenize: (text) => toWords(text).map(({ folded }) => folded),
    processTerm: (folded) => toTerms(folded, language),
    searchOptions: {
      boost: WEIGHTS,
      boostDocument: (id) => KIND_WEIGHTS[entries[id as number]?.kind ?? 'page'],
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  const entries = documents.map(({ entry }) => entry);
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: AT_A_STRETCH },
  );

  const toFound = ({ id, terms }: SearchResult): FoundEntry[] => {
    const entry = entries[id as number];
    if (!entry) return [];
    const matched = new Set(terms);
    const summary = entry.summary ? marksIn(entry.summary.text, matched, language) : [];
    return [{ entry, marks: { title: marksIn(entry.title.text, matched, language), summary } }];
  };

  return (query) => {
    const sought = toSought(query, language);
    if (sought.join('').length < MIN_QUERY_LENGTH) return NOTHING_FOUND;
    for (const attempt of attempts(sought, language)) {
      const results = index.search(attempt);
      if (results.length > 0) return { total: results.length, results: results.slice(0, MAX_RESULTS).flatMap(toFound) };
    }
    return NOTHING_FOUND;
  };
}
