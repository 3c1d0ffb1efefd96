import MiniSearch from 'minisearch';

/** Bits of a number that tell how often a word is there; more often than they can tell makes no difference. */
const COUNT_BITS = 4;
const MAX_COUNT = 2 ** COUNT_BITS - 1;

/** Which documents have a word, and how often: each in one number, an eighth of what a `Map` takes for it. */
class Postings implements Pick<ReadonlyMap<number, number>, 'size' | 'keys' | 'get'> {
  readonly #packed: readonly number[];

  /** @param counts by document, in the order in which documents were added: lowest first */
  constructor(counts: ReadonlyMap<number, number>) {
    this.#packed = [...counts].map(([id, count]) => (id << COUNT_BITS) | Math.min(count, MAX_COUNT));
  }

  get size(): number {
    return this.#packed.length;
  }

  *keys(): MapIterator<number> {
    for (const each of this.#packed) yield each >> COUNT_BITS;
  }

  get(id: number): number | undefined {
    let low = 0;
    let high = this.#packed.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const each = this.#packed[middle] ?? 0;
      const found = each >> COUNT_BITS;
      if (found === id) return each & MAX_COUNT;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

/** An index that can be made small, once all documents are in it. */
export class CompactIndex<T> extends MiniSearch<T> {
  /** From now on it is for searching alone: nothing can be added or taken away. */
  compact(): void {
    for (const [, fields] of this._index) {
      for (const [field, counts] of fields) {
        // A search reads no more of the map than its size, its keys and a count.
        fields.set(field, new Postings(counts) as unknown as typeof counts);
      }
    }
  }
}
