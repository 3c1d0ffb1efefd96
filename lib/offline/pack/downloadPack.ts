import type { Language } from '@/lib/i18n/language';
import { type Download, fetchItem } from '@/lib/offline/pack/fetchItem';
import { bytesOf, type PackItem, type PackManifest, packHref } from '@/lib/offline/pack/manifest';
import { keysOf, packCacheName, packsOf, removePacks, storeManifest } from '@/lib/offline/pack/packStore';

/** Downloads at a time: a page that is being read comes first. */
const ABREAST = 4;

export type Progress = { bytes: number; ofBytes: number };

type Options = { signal?: AbortSignal; onProgress?: (progress: Progress) => void };

/** The site cannot say just now what there is to take along. */
export class PackUnavailable extends Error {}

/**
 * What the site has to take along now; null where it offers nothing.
 *
 * @throws {PackUnavailable} when it cannot say now
 * @throws when there is no connection
 */
export async function fetchManifest(language: Language, signal?: AbortSignal): Promise<PackManifest | null> {
  const response = await fetch(packHref(language), { cache: 'no-cache', signal });
  if (response.status >= 500) throw new PackUnavailable(`${packHref(language)}: ${response.status}`);
  return response.ok ? response.json() : null;
}

const isSame = (one: PackItem) => (other: PackItem) => one.href === other.href && one.version === other.version;

/** Lets go of what has changed since this build’s pack was listed. */
async function dropChanged(cache: Cache, manifest: PackManifest): Promise<void> {
  const earlier = (await packsOf(manifest.language)).find(({ name }) => name === packCacheName(manifest));
  for (const item of earlier?.manifest.items ?? []) {
    if (!manifest.items.some(isSame(item))) await cache.delete(item.href);
  }
}

async function fetchMissing(cache: Cache, manifest: PackManifest, { signal, onProgress }: Options): Promise<void> {
  const keys = await keysOf(cache);
  const missing = manifest.items.filter(({ href }) => !keys.has(href));
  const ofBytes = bytesOf(manifest.items);
  let bytes = ofBytes - bytesOf(missing);
  onProgress?.({ bytes, ofBytes });
  const stop = new AbortController();
  const filling: Download = {
    cache,
    manifest,
    signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
    held: new Map([...keys].map((key) => [key, Promise.resolve()])),
  };
  const work = async (): Promise<void> => {
    for (let item = missing.shift(); item; item = missing.shift()) {
      filling.signal.throwIfAborted();
      await fetchItem(filling, item);
      bytes += item.bytes;
      onProgress?.({ bytes, ofBytes });
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work)).catch((reason: unknown) => {
    stop.abort();
    throw reason;
  });
}

/**
 * Brings what a pack still lacks; what was interrupted goes on where it stopped. Two tabs and the worker take turns.
 * The pack of an earlier build goes when this one is whole.
 *
 * @throws when the connection or the room on the device gives out, or on the signal: what is there stays
 */
export async function downloadPack(manifest: PackManifest, options: Options = {}): Promise<void> {
  const name = packCacheName(manifest);
  await navigator.locks.request(name, options.signal ? { signal: options.signal } : {}, async () => {
    const cache = await caches.open(name);
    await dropChanged(cache, manifest);
    await storeManifest(cache, manifest, false);
    await fetchMissing(cache, manifest, options);
    await storeManifest(cache, manifest, true);
    await removePacks(manifest.language, name);
  });
}
