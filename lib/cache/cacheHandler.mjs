import { channel } from 'node:diagnostics_channel';
import { partsIn } from '../document/seal.mjs';
import { isOld, pack, unpack, withSoonerRetry } from './entry.mjs';
import { forget, keep, markUsed, readKept } from './keptFiles.mjs';
import { fullPathOf } from './lightPath.mjs';
import { newerOfOthers, shareWithOthers } from './otherInstances.mjs';
import { pageFileName } from './pageFolder.mjs';
import { lightenPage, sealPage } from './pageParts.mjs';

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
 * The light form of a page that is there in full: nothing is rendered twice, and an outage of the provider is none for
 * visitors who save data.
 *
 * @param {string} kind @param {string} path @returns {Promise<Entry | null>}
 */
async function lightForm(kind, path) {
  const fullPath = kind === 'APP_PAGE' ? fullPathOf(path) : null;
  const full = fullPath && (await own(pageFileName(kind, fullPath)));
  if (!full) return null;
  try {
    const page = { .../** @type {{ kind: string, html: string }} */ (full.value) };
    await lightenPage(page);
    const light = { ...full, value: page };
    await keep(pageFileName(kind, path), pack(light, partsIn(page.html)));
    return light;
  } catch {
    return null;
  }
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
    const kept = (await own(name)) ?? (await lightForm(kind, path));
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
    const parts = page ? await sealPage(page) : new Map();
    if (page && fullPathOf(path)) await lightenPage(page);
    const entry = { lastModified: Date.now(), value, cacheControl: withSoonerRetry(cacheControl) };
    const bytes = pack(entry, page ? partsIn(page.html) : []);
    await keep(name, bytes);
    await shareWithOthers(name, bytes, parts);
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
