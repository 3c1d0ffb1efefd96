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

/** An index that can be made small, once all documents are in it. */
export class CompactIndex<T> extends MiniSearch<T> {
  /** From now on it is for searching alone: nothing can be added or taken away. */
  compact(): void {
    this.#compactWords();
    // A search reads no more of the map than a document’s lengths, and asks nothing by the names that documents came with.
    const lengths = new FieldLengths(this._fieldLength, this._avgFieldLength.length);
    this._fieldLength = lengths as unknown as typeof this._fieldLength;
    this._idToShortId.clear();
  }

  #compactWords(): void {
    const fieldsOfWords = [...this._index.values()];
    const total = fieldsOfWords.reduce(
      (sum, fields) => sum + [...fields.values()].reduce((all, { size }) => all + size, 0),
      0,
    );
    const packed = new Uint32Array(total);
    let next = 0;
    for (const fields of fieldsOfWords) {
      for (const [field, counts] of fields) {
        const first = next;
        for (const [id, count] of counts) packed[next++] = (id << COUNT_BITS) | Math.min(count, MAX_COUNT);
        // A search reads no more of the map than its size, its keys and a count.
        fields.set(field, new Postings(packed, first, next) as unknown as typeof counts);
      }
    }
  }
}
