import { deserialize, serialize } from 'node:v8';

/** @typedef {{ revalidate?: number | false, expire?: number }} CacheControl */
/** @typedef {{ lastModified: number, value: { kind: string }, cacheControl?: CacheControl }} Entry as Next knows it */

/**
 * A page whose renewal failed, or that lacks a part, is tried again so soon (seconds). Next’s half minute would leave
 * no second try in the minute within which all is fresh again after an outage (docs/requirements.md, Failures).
 */
const RETRY_SECONDS = 10;
const NEXT_RETRY_SECONDS = 30;

/** @param {CacheControl | undefined} control @returns {CacheControl | undefined} */
export const withSoonerRetry = (control) =>
  control?.revalidate && control.revalidate <= NEXT_RETRY_SECONDS
    ? { ...control, revalidate: Math.min(control.revalidate, RETRY_SECONDS) }
    : control;

/** Whether Next would render a page anew. @param {Entry} entry */
export const isOld = ({ lastModified, cacheControl }) =>
  typeof cacheControl?.revalidate === 'number' && Date.now() > lastModified + cacheControl.revalidate * 1_000;

/** An entry as it is stored. @param {Entry} entry @param {string[]} parts the files of what was taken out of its page */
export const pack = (entry, parts) => serialize({ ...entry, parts });

/** @param {Buffer} bytes @returns {{ entry: Entry, parts: string[] } | null} null for what a crash damaged */
export function unpack(bytes) {
  try {
    const { parts, ...entry } = deserialize(bytes);
    return { entry, parts };
  } catch {
    return null;
  }
}
