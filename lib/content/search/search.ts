import type { Query, SearchResult } from 'minisearch';
import type { Range } from '@/lib/content/partnerSearch';
import { CompactIndex } from '@/lib/content/search/compactIndex';
import type { SearchDocument, SearchEntry, SearchKind, ShownEntry } from '@/lib/content/search/entry';
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

/** Gives the entry of a document by its number. */
export type Shelf = (id: number) => ShownEntry | undefined;

/** Puts entries on a shelf. */
export type Pack = (entries: readonly SearchEntry[]) => Shelf;

/** How much a word counts by where it stands. */
const WEIGHTS = { title: 8, names: 6, keywords: 2.5, summary: 1.5, body: 0.4 };

/** Of a text only its telling words are kept: the others stand in all of them, and nobody looks for them in there. */
const LONG_FIELDS = new Set(['summary', 'body']);

/** Answers come before stories, and both before what is of today only. */
const KIND_WEIGHTS: Record<SearchKind, number> = { page: 1.25, guide: 1.2, event: 1.05, news: 1 };

/** A title that begins with what is looked for is most likely about it. */
const HEAD_WEIGHT = 1.5;

/** How little a long text counts for less than a short one: lists of names are long. */
const LENGTH_MATTERS = { k: 1.2, b: 0.4, d: 0.5 };

/** Shorter words are too like each other to forgive a letter. */
const MIN_FUZZY_LENGTH = 5;

/** One letter begins too many others. */
const MIN_PREFIX = 2;

/** So does the stem of a short word. */
const MIN_PREFIX_STEM = 4;

/** Words of a query that are looked for; the rest of a long one narrows nothing down any more. */
const MAX_WORDS = 6;

/** Entries indexed at a stretch, so that nobody waits for the rest. */
const AT_A_STRETCH = 10;

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
const toLine = (text: string): string => toSpelled(text).join(' ').replace(/^the /, '');

/** What the first telling words of titles are found by: many titles begin alike, and share it. */
function createHeads(language: Language): (title: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (title) => {
    const words = toWords(title).map(({ folded }) => folded);
    const word = words.find((each) => !isStopWord(each, language)) ?? '';
    const head = known.get(word) ?? toTerms(word, language);
    known.set(word, head);
    return head;
  };
}

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

/** Apart from what packs them: the functions of a search share what they close over, and would keep the entries too. */
const keepAsTheyAre: Pack = (entries) => (id) => entries[id];

/** What passes a test and what does not, each in its order. */
const partition = <T>(all: readonly T[], passes: (each: T) => boolean): [T[], T[]] => [
  all.filter(passes),
  all.filter((each) => !passes(each)),
];

/**
 * Makes documents searchable: a title that is just what is looked for comes first. Blind to case, accents, script, word
 * endings, `dj` and `d` for `đ`, to a word’s end that is not typed yet, and to one wrong letter in a long word.
 *
 * @param pack puts the entries where they take little memory; the index is made small then, too. Without, a search is
 *   quickest
 */
export async function createSearch(
  documents: readonly SearchDocument[],
  language: Language,
  pack?: Pack,
): Promise<Search> {
  const entries = documents.map(({ entry }) => entry);
  const shelf = (pack ?? keepAsTheyAre)(entries);
  const kinds = entries.map(({ kind }) => kind);
  const titles = entries.map(({ title }) => toLine(title.text));
  const headOf = createHeads(language);
  const heads = entries.map(({ title }) => headOf(title.text));
  const index = new CompactIndex<SearchDocument & { id: number }>({
    fields: Object.keys(WEIGHTS),
    extractField: (document, field) => (field === 'id' ? document.id : fieldOf(document, field as Field)),
    tokenize: (text) => toWords(text).map(({ folded }) => folded),
    processTerm: (folded, field) =>
      LONG_FIELDS.has(field ?? '') && isStopWord(folded, language) ? null : toTerms(folded, language),
    searchOptions: {
      boost: WEIGHTS,
      bm25: LENGTH_MATTERS,
      boostDocument: (id, term) => KIND_WEIGHTS[kinds[id] ?? 'page'] * (heads[id]?.includes(term) ? HEAD_WEIGHT : 1),
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: AT_A_STRETCH },
  );
  if (pack) index.compact();

  const mark = createMarker(language);
  const toFound = ({ id, terms }: SearchResult): FoundEntry[] => {
    const entry = shelf(id);
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
