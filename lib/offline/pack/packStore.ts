import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { cacheName, readCacheName } from '@/lib/offline/cacheNames';
import { bytesOf, type PackManifest, packHref } from '@/lib/offline/pack/manifest';
import { savedAt, withSavedAt } from '@/lib/offline/savedPage';

/** Marks the manifest of a pack that has everything. */
const WHOLE = 'X-Pack-Whole';

export type Pack = { name: string; manifest: PackManifest; isWhole: boolean; savedAt: string };

const isPackOf = (language: Language) => (name: string) => {
  const read = readCacheName(name);
  return read?.kind === 'kotor-pack' && read.language === language;
};

/** The packs on the device in a language, oldest first: one, or two while a new build takes the place of the old. */
export async function packsOf(language: Language): Promise<Pack[]> {
  const packs: Pack[] = [];
  for (const name of (await caches.keys()).filter(isPackOf(language))) {
    const note = await (await caches.open(name)).match(packHref(language));
    if (!note) continue;
    packs.push({ name, manifest: await note.clone().json(), isWhole: note.headers.has(WHOLE), savedAt: savedAt(note) });
  }
  return packs;
}

/** The languages in which there is a pack, or part of one. */
export async function languagesWithPack(): Promise<Language[]> {
  const names = await caches.keys();
  return LANGUAGES.filter((language) => names.some(isPackOf(language)));
}

/** Notes what a pack is to hold, and whether it does. */
export async function storeManifest(cache: Cache, manifest: PackManifest, isWhole: boolean): Promise<void> {
  const headers = withSavedAt(new Headers({ 'Content-Type': 'application/json' }), new Date());
  if (isWhole) headers.set(WHOLE, '1');
  await cache.put(packHref(manifest.language), new Response(JSON.stringify(manifest), { headers }));
}

export const packCacheName = ({ build, language }: PackManifest): string => cacheName('kotor-pack', build, language);

/** Takes a language’s packs off the device, or all but one of them. */
export async function removePacks(language: Language, except?: string): Promise<void> {
  for (const name of (await caches.keys()).filter(isPackOf(language))) if (name !== except) await caches.delete(name);
}

/** Under what each thing in a cache is put away: the path and query of its address. */
export async function keysOf(cache: Cache): Promise<Set<string>> {
  const urls = (await cache.keys()).map(({ url }) => new URL(url));
  return new Set(urls.map(({ pathname, search }) => `${pathname}${search}`));
}

/** How much of a pack is there already. */
export async function downloadedBytes({ name, manifest }: Pack): Promise<number> {
  const keys = await keysOf(await caches.open(name));
  return bytesOf(manifest.items.filter(({ href }) => keys.has(href)));
}
