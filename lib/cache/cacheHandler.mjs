import { channel } from 'node:diagnostics_channel';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { rulesOf } from './builtStyles.mjs';
import { lighten } from './lighten.mjs';
import { fullPathOf } from './lightPath.mjs';
import { pageFileName, pageFolder, partAddress, partName } from './pageFolder.mjs';
import { partsIn, seal } from './seal.mjs';
import { sharedStore } from './sharedStore.mjs';

/** Bounds of what rendered pages may take, whatever is asked for. */
const MAX_MEMORY_BYTES = 16_000_000;
const MAX_DISK_BYTES = 200_000_000;

/** Pause before other instances are asked again for a newer copy of a page that is old. */
const ASK_AGAIN_MS = 5_000;
const MAX_ASKED = 5_000;

/** Longest wait of a page just rendered for other instances to have it. */
const SHARE_MS = 150;

/** @typedef {{ lastModified: number, value: { kind: string }, cacheControl?: CacheControl }} Entry */

/**
 * A page whose renewal failed, or that lacks a part, is tried again so soon (seconds). Next’s half minute would leave
 * no second try in the minute within which all is fresh again after an outage (behaviour “When things fail”).
 */
const RETRY_SECONDS = 10;
const NEXT_RETRY_SECONDS = 30;

/** @typedef {{ revalidate?: number | false, expire?: number }} CacheControl */

/** @param {CacheControl | undefined} control @returns {CacheControl | undefined} */
const withSoonerRetry = (control) =>
  control?.revalidate && control.revalidate <= NEXT_RETRY_SECONDS
    ? { ...control, revalidate: Math.min(control.revalidate, RETRY_SECONDS) }
    : control;

/** Each page asked for, for the metrics: `{ result }`. */
const pages = channel('kotor:page');

/** Entries in memory, as stored. */
/** @type {LRUCache<string, Buffer>} */
const memory = new LRUCache({ maxSize: MAX_MEMORY_BYTES, sizeCalculation: (bytes) => bytes.byteLength });

/** Files on disk by name, with their size; the one used longest ago goes first. */
/** @type {LRUCache<string, number>} */
const disk = new LRUCache({
  maxSize: MAX_DISK_BYTES,
  sizeCalculation: (bytes) => Math.max(1, bytes),
  dispose: (_bytes, name, reason) => {
    if (reason === 'evict') void unlink(join(pageFolder() ?? '', name)).catch(() => {});
  },
});

/** Old pages that other instances were asked for a moment ago. */
/** @type {LRUCache<string, true>} */
const asked = new LRUCache({ max: MAX_ASKED, ttl: ASK_AGAIN_MS });

/** Whether Next would render a page anew. @param {Entry} entry */
const isOld = ({ lastModified, cacheControl }) =>
  typeof cacheControl?.revalidate === 'number' && Date.now() > lastModified + cacheControl.revalidate * 1_000;

/** @param {Buffer} bytes @returns {(Entry & { parts: string[] }) | null} null for what a crash damaged */
function unpack(bytes) {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}

function openFolder() {
  const folder = pageFolder();
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) disk.set(name, statSync(join(folder, name)).size);
}
openFolder();

/**
 * The part of a cache key that names the page: Next puts the source route before a `/$` mark.
 *
 * @param {string} key
 */
const pathOf = (key) => {
  const mark = key.indexOf('/$/');
  return mark === -1 ? key : key.slice(mark + 2);
};

/**
 * Keeps what Next renders, in memory and on disk within bounds, under a folder that belongs to this build and this
 * configuration. The interface is Next’s `cacheHandler` (incremental cache); pages are never revalidated by tag.
 */
export default class CacheHandler {
  /** @param {string} key @param {{ kind: string }} context @returns {Promise<Entry | null>} */
  async get(key, { kind }) {
    const path = pathOf(key);
    const name = pageFileName(kind, path);
    const own = (await this.#own(name)) ?? (await this.#lightForm(kind, path));
    const newer = !own || isOld(own) ? await this.#ofOthers(name, own?.lastModified ?? 0) : null;
    if (kind === 'APP_PAGE') pages.publish({ result: newer ? 'shared' : own ? 'hit' : 'miss' });
    return newer ?? own;
  }

  /** What this instance keeps. @param {string} name @returns {Promise<Entry | null>} */
  async #own(name) {
    const held = memory.get(name) ?? (await this.#read(name));
    if (!held) return null;
    const unpacked = unpack(held);
    if (!unpacked) {
      await this.#forget(name);
      return null;
    }
    const { parts, ...entry } = unpacked;
    for (const part of parts) disk.get(part);
    return entry;
  }

  /**
   * The copy of another instance, if it is newer, which is kept from then on. Its parts are brought first: where a
   * page is, they are too.
   *
   * @param {string} name @param {number} than @returns {Promise<Entry | null>}
   */
  async #ofOthers(name, than) {
    const store = sharedStore();
    if (!store || asked.has(name)) return null;
    if (than) asked.set(name, true);
    const bytes = await store.get(name);
    const unpacked = bytes && unpack(bytes);
    if (!unpacked || unpacked.lastModified <= than) return null;
    const { parts, ...entry } = unpacked;
    for (const part of parts.filter((each) => !disk.has(each))) {
      const text = await store.get(part);
      if (!text) return null;
      await this.#write(part, text);
    }
    memory.set(name, bytes);
    await this.#write(name, bytes);
    return entry;
  }

  /**
   * Next answers the visitor who had to wait for this page with the same `value`, so what is changed in it is changed
   * for all.
   *
   * @param {string} key
   * @param {{ kind: string, html?: unknown } | null} value
   * @param {{ cacheControl?: CacheControl }} context
   */
  async set(key, value, { cacheControl }) {
    if (!value) return;
    const path = pathOf(key);
    const name = pageFileName(value.kind, path);
    const page = typeof value.html === 'string' ? /** @type {{ html: string }} */ (value) : null;
    let parts = page ? await this.#seal(page) : new Map();
    if (page && fullPathOf(path)) parts = await this.#lighten(page);
    const entry = { lastModified: Date.now(), value, cacheControl: withSoonerRetry(cacheControl) };
    const bytes = await this.#keep(name, entry, page ? partsIn(page.html) : []);
    // A visitor may ask another instance for its parts: it goes out once that has them, but does not wait for long.
    await Promise.race([this.#share(name, bytes, parts), wait(SHARE_MS, undefined, { ref: false })]);
  }

  /** @param {string} name @param {object} entry @param {string[]} parts @returns {Promise<Buffer>} as stored */
  async #keep(name, entry, parts) {
    const bytes = serialize({ ...entry, parts });
    memory.set(name, bytes);
    await this.#write(name, bytes);
    return bytes;
  }

  /** Gives other instances a page, its parts first. @param {string} name @param {Buffer} bytes @param {Map<string, string>} parts */
  async #share(name, bytes, parts) {
    const store = sharedStore();
    if (!store) return;
    for (const [part, text] of parts) await store.set(part, Buffer.from(text));
    await store.set(name, bytes);
  }

  /**
   * Puts away the scripts and the styles of a page, before the page itself: it would stay without them. At build
   * nothing is kept.
   *
   * @param {{ html: string }} page
   * @returns {Promise<Map<string, string>>} their texts by their file
   */
  async #seal(page) {
    if (!pageFolder()) return new Map();
    /** @type {Map<string, string>} */
    const parts = new Map();
    page.html = await seal(page.html, {
      keep: (kind, text) => {
        parts.set(partName(kind, text), text);
        return partAddress(kind, text);
      },
      rulesOf,
    });
    for (const [name, text] of parts) await this.#write(name, Buffer.from(text));
    return parts;
  }

  /** Makes a sealed page light. @param {{ html: string }} page @returns {Promise<Map<string, string>>} its own parts */
  async #lighten(page) {
    const folder = pageFolder();
    /** @type {Map<string, string>} */
    const parts = new Map();
    if (!folder) return parts;
    page.html = await lighten(page.html, {
      keep: (css) => {
        parts.set(partName('css', css), css);
        return partAddress('css', css);
      },
      styleOf: (address) => readFile(join(folder, basename(address)), 'utf8'),
    });
    for (const [name, text] of parts) await this.#write(name, Buffer.from(text));
    return parts;
  }

  /**
   * The light form of a page that is there in full: nothing is rendered twice, and an outage of the provider is none for
   * visitors who save data.
   *
   * @param {string} kind @param {string} path @returns {Promise<Entry | null>}
   */
  async #lightForm(kind, path) {
    const fullPath = kind === 'APP_PAGE' ? fullPathOf(path) : null;
    const full = fullPath && (await this.#own(pageFileName(kind, fullPath)));
    if (!full) return null;
    try {
      const page = /** @type {{ kind: string, html: string }} */ (full.value);
      await this.#lighten(page);
      await this.#keep(pageFileName(kind, path), full, partsIn(page.html));
      return full;
    } catch {
      return null;
    }
  }

  async revalidateTag() {}

  resetRequestCache() {}

  /** @param {string} name */
  async #read(name) {
    const folder = pageFolder();
    if (!folder || !disk.has(name)) return null;
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes?.byteLength) {
      disk.get(name);
      memory.set(name, bytes);
    }
    return bytes;
  }

  /** A file damaged by a crash counts as no page: it is rendered again. */
  async #forget(/** @type {string} */ name) {
    memory.delete(name);
    disk.delete(name);
    await unlink(join(pageFolder() ?? '', name)).catch(() => {});
  }

  /** A page that cannot be written is served from memory: a full disk takes nothing down. */
  async #write(/** @type {string} */ name, /** @type {Buffer} */ bytes) {
    const folder = pageFolder();
    if (!folder) return;
    const file = join(folder, name);
    const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
      disk.set(name, bytes.byteLength);
    } catch {
      await unlink(draft).catch(() => {});
    }
  }
}
