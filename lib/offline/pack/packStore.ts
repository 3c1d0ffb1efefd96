import type { Language } from '@/lib/i18n/language';
import { cacheName, parseCacheName } from '@/lib/offline/cacheNames';
import { bytesOf, type PackManifest, packHref, parseManifest } from '@/lib/offline/pack/manifest';
import { savedAt, withSavedAt } from '@/lib/offline/savedPage';

/** The event of `window` after a pack was saved or removed on this page. */
export const PACK_CHANGED = 'kotor:pack';

/** Header of the manifest of a complete pack. */
const COMPLETE = 'X-Pack-Whole';

type Pack = { name: string; manifest: PackManifest; isComplete: boolean; savedAt: string };

const isPackOf = (language: Language) => (name: string) => {
  const parsed = parseCacheName(name);
  return parsed?.kind === 'kotor-pack' && parsed.language === language;
};

/** The packs on the device in a language, oldest first: one, or two while that of a new build is downloaded. */
export async function packsOf(language: Language): Promise<Pack[]> {
  const packs: Pack[] = [];
  for (const name of (await caches.keys()).filter(isPackOf(language))) {
    const response = await (await caches.open(name)).match(packHref(language));
    if (!response) continue;
    // Another build's may have another shape.
    const manifest = await response
      .json()
      .then(parseManifest)
      .catch(() => null);
    if (!manifest) continue;
    packs.push({ name, manifest, isComplete: response.headers.has(COMPLETE), savedAt: savedAt(response) });
  }
  return packs;
}

export async function storeManifest(cache: Cache, manifest: PackManifest, isComplete: boolean): Promise<void> {
  const headers = withSavedAt(new Headers(), new Date());
  if (isComplete) headers.set(COMPLETE, '1');
  await cache.put(packHref(manifest.language), new Response(JSON.stringify(manifest), { headers }));
}

export const packCacheName = ({ build, language }: PackManifest): string => cacheName('kotor-pack', build, language);

export async function removePacks(language: Language, except?: string): Promise<void> {
  for (const name of (await caches.keys()).filter(isPackOf(language))) if (name !== except) await caches.delete(name);
}

/** The keys of a cache: path and query of each URL. */
export async function keysOf(cache: Cache): Promise<Set<string>> {
  const urls = (await cache.keys()).map(({ url }) => new URL(url));
  return new Set(urls.map(({ pathname, search }) => `${pathname}${search}`));
}

export async function downloadedBytes({ name, manifest }: Pack): Promise<number> {
  const keys = await keysOf(await caches.open(name));
  return bytesOf(manifest.items.filter(({ href }) => keys.has(href)));
}
