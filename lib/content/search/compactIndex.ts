import MiniSearch from 'minisearch';

/** Bits of a number that tell how often a word is there; more often than they can tell makes no difference. */
const COUNT_BITS = 4;
const MAX_COUNT = 2 ** COUNT_BITS - 1;

/** Which documents have a word, and how often: a stretch of what all words share, a number of four bytes for each document. */
class Postings implements Pick<ReadonlyMap<number, number>, 'size' | 'keys' | 'get'> {
  readonly #packed: Uint32Array;
  readonly #first: number;
  readonly #end: number;

  /** @param packed of all words; from `first` to before `end` this one’s, the lowest document first */
  constructor(packed: Uint32Array, first: number, end: number) {
    this.#packed = packed;
    this.#first = first;
    this.#end = end;
  }

  get size(): number {
    return this.#end - this.#first;
  }

  *keys(): MapIterator<number> {
    for (let at = this.#first; at < this.#end; at += 1) yield this.#at(at) >> COUNT_BITS;
  }

  get(id: number): number | undefined {
    let low = this.#first;
    let high = this.#end - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const each = this.#at(middle);
      const found = each >> COUNT_BITS;
      if (found === id) return each & MAX_COUNT;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  #at(index: number): number {
    return this.#packed[index] ?? 0;
  }
}

/** How many words each field of each document has, in a piece of memory: two bytes for a number. */
class FieldLengths implements Pick<ReadonlyMap<number, ArrayLike<number>>, 'get'> {
  readonly #packed: Uint16Array;
  readonly #fields: number;

  constructor(lengths: ReadonlyMap<number, readonly number[]>, fields: number) {
    this.#fields = fields;
    this.#packed = new Uint16Array(lengths.size * fields);
    for (const [id, each] of lengths) this.#packed.set(each, id * fields);
  }

  get(id: number): Uint16Array {
    return this.#packed.subarray(id * this.#fields, (id + 1) * this.#fields);
  }
}

/** What an index knows of its words, in two pieces of memory. */
type Words = {
  /** The postings of all words and their fields, one after the other. */
  packed: Uint32Array;
  /** Where those of each field of each word begin; where they end, those of the next do. */
  starts: Uint32Array;
};

/** The postings of one word by the number of a field. */
class FieldsOfWord implements Pick<ReadonlyMap<number, Postings>, 'get'> {
  readonly #words: Words;
  readonly #row: number;

  /** @param row where in `starts` the word’s fields begin */
  constructor(words: Words, row: number) {
    this.#words = words;
    this.#row = row;
  }

  get(field: number): Postings | undefined {
    const { packed, starts } = this.#words;
    const first = starts[this.#row + field] ?? 0;
    const end = starts[this.#row + field + 1] ?? 0;
    return first === end ? undefined : new Postings(packed, first, end);
  }
}

/** What documents are called, by the numbers that the index gave them. */
class DocumentIds implements Pick<ReadonlyMap<number, unknown>, 'get' | 'has'> {
  readonly #ids: readonly unknown[];

  constructor(ids: ReadonlyMap<number, unknown>) {
    this.#ids = [...ids.values()];
  }

  get(number: number): unknown {
    return this.#ids[number];
  }

  has(number: number): boolean {
    return number < this.#ids.length;
  }
}

/** An index that can be made small, once all documents are in it. */
export class CompactIndex<T> extends MiniSearch<T> {
  /** From now on it is for searching alone: nothing can be added or taken away. A search reads no more of each map than is left. */
  compact(): void {
    this.#compactWords();
    const lengths = new FieldLengths(this._fieldLength, this.#fields);
    this._fieldLength = lengths as unknown as typeof this._fieldLength;
    this._documentIds = new DocumentIds(this._documentIds) as unknown as typeof this._documentIds;
    this._idToShortId.clear();
  }

  #compactWords(): void {
    const words = [...this._index.entries()];
    const total = words.reduce((sum, [, each]) => [...each.values()].reduce((all, { size }) => all + size, sum), 0);
    const packed = new Uint32Array(total);
    const starts = new Uint32Array(words.length * this.#fields + 1);
    const known: Words = { packed, starts };
    let next = 0;
    for (const [at, [word, postings]] of words.entries()) {
      const row = at * this.#fields;
      for (let field = 0; field < this.#fields; field += 1) {
        starts[row + field] = next;
        for (const [id, count] of postings.get(field) ?? []) {
          packed[next++] = (id << COUNT_BITS) | Math.min(count, MAX_COUNT);
        }
      }
      this._index.set(word, new FieldsOfWord(known, row) as unknown as typeof postings);
    }
    starts[words.length * this.#fields] = next;
  }

  get #fields(): number {
    return Object.keys(this._fieldIds).length;
  }
}
