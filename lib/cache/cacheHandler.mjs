import { channel } from 'node:diagnostics_channel';
import { isOld, pack, unpack, withSoonerRetry } from './entry.mjs';
import { forget, keep, markUsed, readKept } from './keptFiles.mjs';
import { newerOfOthers, shareWithOthers } from './otherInstances.mjs';
import { pageFileName } from './pageFolder.mjs';
import { sealPage } from './pageParts.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

/** Each page asked for, for the metrics: `{ result }`. */
const pages = channel('kotor:page');

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
 * What was unpacked, for as long as its bytes are in memory: many ask for the same few pages.
 *
 * @type {WeakMap<Buffer, NonNullable<ReturnType<typeof unpack>>>}
 */
const unpackedOf = new WeakMap();

/** What this instance keeps; what a crash damaged is rendered again. @param {string} name @returns {Promise<Entry | null>} */
async function own(name) {
  const bytes = await readKept(name);
  if (!bytes) return null;
  const unpacked = unpackedOf.get(bytes) ?? unpack(bytes);
  if (!unpacked) {
    await forget(name);
    return null;
  }
  unpackedOf.set(bytes, unpacked);
  for (const part of unpacked.parts) markUsed(part);
  return unpacked.entry;
}

/**
 * Keeps what Next renders, in memory and on disk within bounds, under a folder that belongs to this build and this
 * configuration. The interface is Next’s `cacheHandler` (incremental cache); pages are never revalidated by tag.
 */
export default class CacheHandler {
  /** @param {string} key @param {{ kind: string }} context @returns {Promise<Entry | null>} */
  async get(key, { kind }) {
    const path = pathOf(key);
    const name = pageFileName(kind, path);
    const kept = await own(name);
    const newer = !kept || isOld(kept) ? await newerOfOthers(name, kept?.lastModified ?? 0) : null;
    if (kind === 'APP_PAGE') pages.publish({ result: newer ? 'shared' : kept ? 'hit' : 'miss' });
    return newer ?? kept;
  }

  /**
   * Next answers the visitor who had to wait for this page with the same `value`, so what is changed in it is changed
   * for all.
   *
   * @param {string} key
   * @param {{ kind: string, html?: unknown } | null} value
   * @param {{ cacheControl?: import('./entry.mjs').CacheControl }} context
   */
  async set(key, value, { cacheControl }) {
    if (!value) return;
    const path = pathOf(key);
    const name = pageFileName(value.kind, path);
    const page = typeof value.html === 'string' ? /** @type {{ html: string }} */ (value) : null;
    const parts = new Map();
    if (page) await sealPage(page);
    const entry = { lastModified: Date.now(), value, cacheControl: withSoonerRetry(cacheControl) };
    const bytes = pack(entry, []);
    await keep(name, bytes);
    await shareWithOthers(name, bytes, parts);
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
