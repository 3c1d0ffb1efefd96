import { CompactIndex } from '@/lib/content/search/compactIndex';
import type { SearchDocument, SearchEntry, SearchKind, ShownEntry } from '@/lib/content/search/entry';
import { type Search, searchIn, toLine } from '@/lib/content/search/search';
import { isStopWord } from '@/lib/content/search/stopWords';
import { toTerms, toWords } from '@/lib/content/search/words';
import type { Language } from '@/lib/language';

/** Where the entries of documents are kept, each by the number of its document. */
export type Shelf = {
  put(entries: readonly SearchEntry[]): void;
  /** No more will be put there. */
  close(): void;
  entryOf(id: number): ShownEntry | undefined;
};

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

/** Entries indexed at a stretch, so that nobody waits for the rest. */
const AT_A_STRETCH = 10;

type Field = keyof typeof WEIGHTS;

const fieldOf = ({ entry, body }: SearchDocument, field: Field): string => {
  if (field === 'body') return body;
  const value = entry[field];
  return typeof value === 'string' ? value : (value?.text ?? '');
};

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

/** Entries as they are: found the soonest. */
class OpenShelf implements Shelf {
  readonly #entries: SearchEntry[] = [];

  put(entries: readonly SearchEntry[]): void {
    this.#entries.push(...entries);
  }

  close(): void {}

  entryOf(id: number): ShownEntry | undefined {
    return this.#entries[id];
  }
}

type Numbered = SearchDocument & { id: number };

/** Makes documents searchable as they come; it keeps no more of them than a search needs. */
export class SearchBuilder {
  readonly #language: Language;
  readonly #shelf: Shelf;
  readonly #index: CompactIndex<Numbered>;
  readonly #kinds: SearchKind[] = [];
  readonly #titles: string[] = [];
  readonly #heads: (readonly string[])[] = [];
  readonly #terms = new Map<string, string[]>();
  readonly #headOf: (title: string) => readonly string[];

  /** @param shelf without, one on which entries are found the soonest */
  constructor(language: Language, shelf: Shelf = new OpenShelf()) {
    this.#language = language;
    this.#shelf = shelf;
    this.#headOf = createHeads(language);
    this.#index = new CompactIndex<Numbered>({
      fields: Object.keys(WEIGHTS),
      extractField: (document, field) => (field === 'id' ? document.id : fieldOf(document, field as Field)),
      tokenize: (text) => toWords(text).map(({ folded }) => folded),
      processTerm: (folded, field) =>
        LONG_FIELDS.has(field ?? '') && isStopWord(folded, language) ? null : this.#termsOf(folded),
      searchOptions: {
        boost: WEIGHTS,
        bm25: LENGTH_MATTERS,
        boostDocument: (id, term) => this.#weightOf(id, term),
        tokenize: (term) => [term],
        processTerm: (term) => term,
      },
    });
  }

  /** A few thousand words make up all texts. */
  #termsOf(folded: string): string[] {
    const terms = this.#terms.get(folded) ?? toTerms(folded, this.#language);
    this.#terms.set(folded, terms);
    return terms;
  }

  #weightOf(id: number, term: string): number {
    return KIND_WEIGHTS[this.#kinds[id] ?? 'page'] * (this.#heads[id]?.includes(term) ? HEAD_WEIGHT : 1);
  }

  async add(documents: readonly SearchDocument[]): Promise<void> {
    const first = this.#titles.length;
    for (const { entry } of documents) {
      this.#kinds.push(entry.kind);
      this.#titles.push(toLine(entry.title.text));
      this.#heads.push(this.#headOf(entry.title.text));
    }
    this.#shelf.put(documents.map(({ entry }) => entry));
    const numbered = documents.map((document, at) => ({ ...document, id: first + at }));
    await this.#index.addAllAsync(numbered, { chunkSize: AT_A_STRETCH });
  }

  /** @returns the search, once all documents are there; with `isSmall` it takes less memory and a little longer */
  build({ isSmall = false } = {}): Search {
    this.#shelf.close();
    this.#terms.clear();
    if (isSmall) this.#index.compact();
    const entryOf = (id: number) => this.#shelf.entryOf(id);
    return searchIn({ index: this.#index, titles: this.#titles, entryOf }, this.#language);
  }
}

/** A search in a few documents, which are all there. */
export async function createSearch(documents: readonly SearchDocument[], language: Language): Promise<Search> {
  const builder = new SearchBuilder(language);
  await builder.add(documents);
  return builder.build();
}
