import { isLanguage, type Language } from '@/lib/i18n/language';

/**
 * What the site keeps on a device for times without a connection. Each build has caches of its own, so that pages and
 * files of two builds never meet; those that hold pages are of one language each.
 */
export const CACHE_KINDS = ['kotor-offline', 'kotor-pages', 'kotor-files', 'kotor-pictures', 'kotor-pack'] as const;

export type CacheKind = (typeof CACHE_KINDS)[number];

type CacheName = { kind: CacheKind; build: string; language: Language | null };

/** As in `kotor-pages:Wm3x:sr`. */
export const cacheName = (kind: CacheKind, build: string, language?: Language): string =>
  [kind, build, language].filter(Boolean).join(':');

/** What a cache is for; null when it is none of ours. */
export function readCacheName(name: string): CacheName | null {
  const [first, build, language] = name.split(':');
  const kind = CACHE_KINDS.find((each) => each === first);
  return kind && build ? { kind, build, language: isLanguage(language) ? language : null } : null;
}

/**
 * The caches a build does without once it has taken over. What was read under the build before it stays readable: each
 * of its pages has its own files with it. A pack stays until a whole one takes its place.
 *
 * @param names in the order the caches were made
 */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const builds = names.map((name) => readCacheName(name)).filter((read) => read !== null && read.kind !== 'kotor-pack');
  const before = builds.findLast((read) => read?.build !== build)?.build;
  return names.filter((name) => {
    const read = readCacheName(name);
    if (read?.kind === 'kotor-pack') return false;
    return read?.build !== build && (!read || read.build !== before);
  });
}
