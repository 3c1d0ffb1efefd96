import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { unpack } from './entry.mjs';
import { isOnDisk, keep, writeToDisk } from './keptFiles.mjs';
import { sharedStore } from './sharedStore.mjs';

/** Pause before other instances are asked again for a newer copy of a page that is old. */
const ASK_AGAIN_MS = 5_000;
const MAX_ASKED = 5_000;

/** Longest wait of a page just rendered for other instances to have it. */
const SHARE_MS = 150;

/** Old pages that other instances were asked for a moment ago. */
/** @type {LRUCache<string, true>} */
const asked = new LRUCache({ max: MAX_ASKED, ttl: ASK_AGAIN_MS });

/**
 * The copy of another instance, if it is newer, which is kept from then on. Its parts are brought first: where a
 * page is, they are too.
 *
 * @param {string} name of the page’s file
 * @param {number} than when our own was rendered, 0 for none
 * @returns {Promise<import('./entry.mjs').Entry | null>}
 */
export async function newerOfOthers(name, than) {
  const store = sharedStore();
  if (!store || asked.has(name)) return null;
  if (than) asked.set(name, true);
  const bytes = await store.get(name);
  const unpacked = bytes && unpack(bytes);
  if (!unpacked || unpacked.entry.lastModified <= than) return null;
  for (const part of unpacked.parts.filter((each) => !isOnDisk(each))) {
    const text = await store.get(part);
    if (!text) return null;
    await writeToDisk(part, text);
  }
  await keep(name, bytes);
  return unpacked.entry;
}

/** @param {string} name @param {Buffer} bytes @param {Map<string, string>} parts */
async function give(name, bytes, parts) {
  const store = sharedStore();
  if (!store) return;
  for (const [part, text] of parts) await store.set(part, Buffer.from(text));
  await store.set(name, bytes);
}

/**
 * Gives other instances a page, its parts first. A visitor may ask another instance for these: the page goes out once
 * that has them, but does not wait for long.
 *
 * @param {string} name @param {Buffer} bytes @param {Map<string, string>} parts
 */
export const shareWithOthers = (name, bytes, parts) =>
  Promise.race([give(name, bytes, parts), wait(SHARE_MS, undefined, { ref: false })]);
