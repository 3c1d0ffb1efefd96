import type { Language } from '@/lib/i18n/language';
import { type Download, fetchItem } from '@/lib/offline/pack/fetchItem';
import { bytesOf, type PackItem, type PackManifest, packHref, parseManifest } from '@/lib/offline/pack/manifest';
import { keysOf, packCacheName, packsOf, removePacks, storeManifest } from '@/lib/offline/pack/packStore';

/** Few enough to leave bandwidth for the page that is being read. */
const CONCURRENCY = 4;

type Progress = { bytes: number; ofBytes: number };

type Options = { signal?: AbortSignal; onProgress?: (progress: Progress) => void };

/** The server cannot create the manifest now. */
export class PackUnavailable extends Error {}

/**
 * The current manifest; null if the site has no pack. Throws `PackUnavailable` when the server cannot create it now, a
 * `TypeError` without a connection or for another shape.
 */
export async function fetchManifest(language: Language, signal?: AbortSignal): Promise<PackManifest | null> {
  const response = await fetch(packHref(language), { cache: 'no-cache', signal });
  if (response.status >= 500) throw new PackUnavailable(`${packHref(language)}: ${response.status}`);
  return response.ok ? parseManifest(await response.json()) : null;
}

const isSame = (one: PackItem) => (other: PackItem) => one.href === other.href && one.version === other.version;

/** The items of the pack in this cache that the manifest lacks, or has in another version. */
async function findOutdated(manifest: PackManifest): Promise<{ isComplete?: boolean; outdated: Set<string> }> {
  const earlier = (await packsOf(manifest.language)).find(({ name }) => name === packCacheName(manifest));
  const items = earlier?.manifest.items.filter((item) => !manifest.items.some(isSame(item))) ?? [];
  return { isComplete: earlier?.isComplete, outdated: new Set(items.map(({ href }) => href)) };
}

async function deleteItems(cache: Cache, hrefs: Iterable<string>): Promise<void> {
  for (const href of hrefs) await cache.delete(href);
}

async function fetchMissing(
  cache: Cache,
  manifest: PackManifest,
  outdated: ReadonlySet<string>,
  { signal, onProgress }: Options,
): Promise<void> {
  const keys = await keysOf(cache);
  for (const href of outdated) keys.delete(href);
  const missing = manifest.items.filter(({ href }) => !keys.has(href));
  const ofBytes = bytesOf(manifest.items);
  let bytes = ofBytes - bytesOf(missing);
  onProgress?.({ bytes, ofBytes });
  signal?.throwIfAborted();
  // `AbortSignal.any` is newer than the oldest supported browsers.
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort(signal.reason), { signal: stop.signal });
  const download: Download = {
    cache,
    manifest,
    signal: stop.signal,
    files: new Map([...keys].map((key) => [key, Promise.resolve()])),
  };
  const work = async (): Promise<void> => {
    for (let item = missing.shift(); item; item = missing.shift()) {
      await fetchItem(download, item);
      bytes += item.bytes;
      onProgress?.({ bytes, ofBytes });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work)).finally(() => stop.abort());
}

/**
 * Downloads the missing items of a pack, one tab at a time; when the pack is complete, what it replaces is deleted. Throws
 * without a connection or storage space, or when aborted: what was downloaded stays, so that the next call resumes.
 */
export async function downloadPack(manifest: PackManifest, options: Options = {}): Promise<void> {
  const name = packCacheName(manifest);
  await navigator.locks.request(name, { signal: options.signal }, async () => {
    const cache = await caches.open(name);
    const { isComplete, outdated } = await findOutdated(manifest);
    // A complete pack stays as it is until everything new is here.
    if (!isComplete) {
      await deleteItems(cache, outdated);
      await storeManifest(cache, manifest, false);
    }
    await fetchMissing(cache, manifest, outdated, options);
    for (const { href } of manifest.items) outdated.delete(href);
    await deleteItems(cache, outdated);
    await storeManifest(cache, manifest, true);
    await removePacks(manifest.language, name);
  });
}
