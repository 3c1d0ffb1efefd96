import 'server-only';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SearchEntry, ShownEntry } from '@/lib/content/search/entry';
import type { Shelf } from '@/lib/content/search/searchBuilder';

/** Entries that are packed together: more take less memory, and longer to be read. */
const TOGETHER = 16;

/** What a result shows is kept; by what else an entry is found the index knows. */
const toRow = ({ names, keywords, ...shown }: SearchEntry): string => JSON.stringify(shown);

/** Entries in little memory, and read when they are found. */
export class PackedShelf implements Shelf {
  #rows: string[] = [];
  readonly #packs: Buffer[] = [];

  put(entries: readonly SearchEntry[]): void {
    this.#rows.push(...entries.map(toRow));
    while (this.#rows.length >= TOGETHER) this.#pack();
  }

  close(): void {
    this.#pack();
  }

  #pack(): void {
    const pack = deflateRawSync(this.#rows.splice(0, TOGETHER).join('\n'));
    // What comes packed holds on to the 16 kB it was packed in.
    this.#packs.push(Buffer.from(pack));
  }

  entryOf(id: number): ShownEntry | undefined {
    const pack = this.#packs[Math.floor(id / TOGETHER)];
    const row = pack && inflateRawSync(pack).toString().split('\n')[id % TOGETHER];
    return row ? JSON.parse(row) : undefined;
  }
}
