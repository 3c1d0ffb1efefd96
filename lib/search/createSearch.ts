import MiniSearch, { type SearchResult } from 'minisearch';
import type { Language } from '@/lib/i18n/language';
import type { ResultEntry, SearchDocument, SearchKind } from '@/lib/search/searchEntry';
import { buildQuery, toKey, toQueryTerms } from '@/lib/search/searchQuery';
import {
  isSearchable,
  MAX_RESULTS,
  NO_RESULTS,
  type Search,
  type SearchHit,
  type SearchResponse,
} from '@/lib/search/searchResponse';
import { isStopWord } from '@/lib/search/stopWords';
import { toTerms, toTokens } from '@/lib/search/tokens';
import type { TextRange } from '@/lib/textRange';

/** The weight of a match by field. */
const WEIGHTS = { title: 8, names: 6, keywords: 2.5, summary: 1.5, body: 0.4 };

/** Fields indexed without stop words, which are in nearly all long texts. */
const LONG_FIELDS = new Set(['summary', 'body']);

/** Answers rank above stories, and both above what matters only today. */
const KIND_WEIGHTS: Record<SearchKind, number> = { page: 1.25, guide: 1.2, event: 1.05, news: 1 };

/** A title that begins with the query is most likely about it. */
const HEAD_WEIGHT = 1.5;

/** The weight of a document that lacks some of the words. */
const PARTIAL_WEIGHT = 0.5;

/** The length of a field matters less than by default: lists of names are long. */
const BM25 = { k: 1.2, b: 0.4, d: 0.5 };

/** The rank of a document whose title and names differ from the query. */
const UNNAMED = Number.MAX_SAFE_INTEGER;

/** Documents indexed between two turns of the event loop, so that other requests are served meanwhile. */
const CHUNK_SIZE = 10;

/** The stored fields of each document, beside the index. */
type Stored = {
  entry: ResultEntry;
  titleKey: string;
  nameKeys: readonly string[];
  /** Of names of several words, without their stop words. */
  shortNameKeys: readonly string[];
  headTerms: readonly string[];
};

/** The indexed fields of a document. */
function toFields({ entry, body }: SearchDocument, id: number) {
  const { title, summary, names, keywords } = entry;
  return { id, title: title.text, summary: summary?.text ?? '', names, keywords, body };
}

type Index = MiniSearch<ReturnType<typeof toFields>>;

function toStored({ entry: { names, keywords, ...entry } }: SearchDocument, language: Language): Stored {
  const title = toTokens(entry.title.text).map(({ folded }) => folded);
  const head = title.find((word) => !isStopWord(word, language)) ?? '';
  const list = names.split(', ');
  return {
    entry,
    titleKey: toKey(entry.title.text),
    nameKeys: list.map(toKey),
    shortNameKeys: list.flatMap((name) => {
      const terms = toQueryTerms(name, language);
      return terms.length > 1 ? [terms.join('')] : [];
    }),
    headTerms: toTerms(head, language),
  };
}

function createIndex(stored: readonly Stored[], language: Language): Index {
  return new MiniSearch({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => toTokens(text).map(({ folded }) => folded),
    processTerm: (folded, field) =>
      LONG_FIELDS.has(field ?? '') && isStopWord(folded, language) ? null : toTerms(folded, language),
    searchOptions: {
      boost: WEIGHTS,
      bm25: BM25,
      boostDocument: (id: number, term) => {
        const { entry, headTerms } = stored[id] as Stored;
        return KIND_WEIGHTS[entry.kind] * (headTerms.includes(term) ? HEAD_WEIGHT : 1);
      },
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
}

/** The ranges of the words that are found by one of the terms. */
const findMarks = (text: string, terms: ReadonlySet<string>, language: Language): TextRange[] =>
  toTokens(text)
    .filter(({ folded }) => toTerms(folded, language).some((term) => terms.has(term)))
    .map(({ from, to }) => [from, to]);

function toHit(entry: ResultEntry, matched: readonly string[], language: Language): SearchHit {
  const terms = new Set(matched);
  const { title, summary } = entry;
  return {
    entry,
    marks: {
      title: findMarks(title.text, terms, language),
      summary: findMarks(summary?.text ?? '', terms, language),
    },
  };
}

/**
 * Documents with all terms, after those that are much more about some of them (‘cable car length’ is about the cable
 * car); if none has all terms, those with any of them. `isExact` when a document has all terms as they were typed.
 */
function findMatches(index: Index, terms: readonly string[], language: Language) {
  const find = (combineWith: 'AND' | 'OR', isFuzzy: boolean): SearchResult[] =>
    index.search(buildQuery(terms, language, combineWith, isFuzzy));
  const exact = find('AND', false);
  const complete = exact.length > 0 ? exact : find('AND', true);
  const [best] = complete;
  if (!best) return { matches: find('OR', true), isExact: false };
  const known = new Set(complete.map(({ id }) => id));
  const partial = find('OR', false)
    .filter(({ id }) => !known.has(id))
    .map((result) => ({ ...result, score: result.score * PARTIAL_WEIGHT }))
    .filter(({ score }) => score > best.score);
  return { matches: [...partial, ...complete], isExact: exact.length > 0 };
}

/**
 * Indexes documents for a search that ignores case, accents, script and word endings, completes words and forgives one
 * wrong letter in a long one (docs/requirements.md, Search). A title that equals the query comes first, then another
 * name.
 */
export async function createSearch(documents: readonly SearchDocument[], language: Language): Promise<Search> {
  const stored = documents.map((document) => toStored(document, language));
  const index = createIndex(stored, language);
  await index.addAllAsync(documents.map(toFields), { chunkSize: CHUNK_SIZE });

  return (query): SearchResponse => {
    if (!isSearchable(query)) return NO_RESULTS;
    const terms = toQueryTerms(query, language);
    const shortKey = terms.join('');
    const keys = [toKey(query), shortKey].filter(Boolean);
    // As typed, then without the stop words; in each a title before a name; then a name without its own.
    const rankOf = ({ titleKey, nameKeys, shortNameKeys }: Stored): number => {
      const equal = keys.flatMap((key) => [titleKey === key, nameKeys.includes(key)]);
      const rank = [...equal, shortNameKeys.includes(shortKey)].indexOf(true);
      return rank < 0 ? UNNAMED : rank;
    };
    const { matches, isExact } = findMatches(index, terms, language);
    const matched = new Set(matches.map(({ id }) => id));
    // A name of stop words alone, such as ‘getting there’, matches by no term.
    const named = stored.flatMap((each, id) =>
      matched.has(id) || rankOf(each) === UNNAMED ? [] : { ...each, terms: [] },
    );
    const sorted = [...matches.map(({ id, terms }) => ({ ...(stored[id] as Stored), terms })), ...named].sort(
      (a, b) => rankOf(a) - rankOf(b),
    );
    const [best] = sorted;
    if (!best) return NO_RESULTS;
    return {
      results: sorted.slice(0, MAX_RESULTS).map(({ entry, terms }) => toHit(entry, terms, language)),
      hasMore: sorted.length > MAX_RESULTS,
      isApproximate: !isExact && rankOf(best) === UNNAMED,
    };
  };
}
