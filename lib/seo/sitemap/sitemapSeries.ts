import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Language } from '@/lib/i18n/language';
import { type SitemapEntry, toUrlXml, URLSET_FOOT, URLSET_HEAD } from '@/lib/seo/sitemap/entry';
import { toEtag } from '@/lib/server/http/conditional';

/** What one sitemap may hold (sitemaps.org), short of its 50 MB by room for the last address. */
export const LIMITS = { addresses: 50_000, bytes: 50_000_000 };

/** A sitemap in a folder, compressed; `modified` is that of its newest page. */
export type SitemapFile = { name: string; etag: string; modified: string | null };

export const fileOf = (folder: string, name: string): string => join(folder, `${name}.xml.gz`);

/** A file being written: addresses go straight to the disk, whatever their number. */
class OpenFile {
  addresses = 0;
  bytes = 0;
  modified: string | null = null;
  readonly #hash = createHash('sha256');
  readonly #gzip = createGzip();
  readonly #written: Promise<void>;

  constructor(
    folder: string,
    readonly name: string,
  ) {
    this.#written = pipeline(this.#gzip, createWriteStream(fileOf(folder, name)));
    // Seen by whoever writes next, or closes.
    this.#written.catch(() => {});
  }

  async write(text: string): Promise<void> {
    this.bytes += Buffer.byteLength(text);
    this.#hash.update(text);
    if (!this.#gzip.write(text)) await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }

  async close(): Promise<SitemapFile> {
    await this.write(URLSET_FOOT);
    this.#gzip.end();
    await this.#written;
    return { name: this.name, etag: toEtag(this.#hash), modified: this.modified };
  }
}

/** The sitemaps of one kind of page in one language: as many files as its addresses need. */
export class SitemapSeries {
  readonly #closed: SitemapFile[] = [];
  #open: OpenFile | null = null;

  constructor(
    readonly folder: string,
    readonly kind: string,
    readonly language: Language,
    readonly siteUrl: string,
    readonly limits = LIMITS,
  ) {}

  async add(entry: SitemapEntry): Promise<void> {
    const xml = toUrlXml(entry, this.language, this.siteUrl);
    if (!xml) return;
    const file = await this.#fileFor(Buffer.byteLength(xml));
    await file.write(xml);
    file.addresses += 1;
    if (entry.modified && (!file.modified || Date.parse(entry.modified) > Date.parse(file.modified))) {
      file.modified = entry.modified;
    }
  }

  /** All files of the series, in order; none where there was no address. */
  async close(): Promise<SitemapFile[]> {
    if (this.#open) this.#closed.push(await this.#open.close());
    return this.#closed;
  }

  async #fileFor(bytes: number): Promise<OpenFile> {
    const current = this.#open;
    if (current && current.addresses < this.limits.addresses && current.bytes + bytes <= this.limits.bytes) {
      return current;
    }
    if (current) this.#closed.push(await current.close());
    this.#open = new OpenFile(this.folder, `${this.kind}-${this.language}-${this.#closed.length + 1}`);
    await this.#open.write(URLSET_HEAD);
    return this.#open;
  }
}
