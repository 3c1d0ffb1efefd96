import 'server-only';
import type { SearchEntry, ShownEntry } from '@/lib/content/search/entry';
import type { Shelf } from '@/lib/content/search/searchBuilder';

/** What a result shows is kept; by what else an entry is found the index knows. */
const toBytes = ({ names, keywords, ...shown }: SearchEntry): Buffer => Buffer.from(JSON.stringify(shown));

/** Entries in one piece of memory, a quarter of what they take as objects, and read when they are found. */
export class PackedShelf implements Shelf {
  #rows: Buffer[] = [];
  #bytes = Buffer.alloc(0);
  #starts = new Uint32Array(1);

  put(entries: readonly SearchEntry[]): void {
    this.#rows.push(...entries.map(toBytes));
  }

  close(): void {
    this.#bytes = Buffer.concat(this.#rows);
    this.#starts = new Uint32Array(this.#rows.length + 1);
    for (const [id, row] of this.#rows.entries()) this.#starts[id + 1] = (this.#starts[id] ?? 0) + row.length;
    this.#rows = [];
  }

  entryOf(id: number): ShownEntry {
    return JSON.parse(this.#bytes.toString('utf8', this.#starts[id], this.#starts[id + 1])) as ShownEntry;
  }
}
