import type { STORAGE_ITEMS } from '@/lib/browserStorage';
import { isLanguage, type Language } from '@/lib/i18n/language';

/** The caches the cookie policy lists: the site has no others. */
type DisclosedCache = Extract<(typeof STORAGE_ITEMS)[number], { kind: 'cache' }>['key'];

/**
 * Kinds of caches on the visitor’s device. Each build has its own caches, so that pages and files of two builds never mix;
 * caches of pages also have a language.
 */
const CACHE_KINDS = [
  'kotor-offline',
  'kotor-pages',
  'kotor-files',
  'kotor-pictures',
  'kotor-pack',
] as const satisfies readonly DisclosedCache[];

export type CacheKind = (typeof CACHE_KINDS)[number];

type CacheName = { kind: CacheKind; build: string; language: Language | null };

/** As in `kotor-pages:Wm3x:sr`. */
export const cacheName = (kind: CacheKind, build: string, language?: Language): string =>
  [kind, build, language].filter(Boolean).join(':');

/** The parts of a cache name; null for a cache of another kind. */
export function parseCacheName(name: string): CacheName | null {
  const [first, build, language] = name.split(':');
  const kind = CACHE_KINDS.find((each) => each === first);
  return kind && build ? { kind, build, language: isLanguage(language) ? language : null } : null;
}

/**
 * The caches to delete when a build becomes active, of names in order of creation. Those of the previous build, the one
 * installed before, stay for its open pages, and a pack until a complete one replaces it.
 */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const installed = names.map(parseCacheName).filter((parsed) => parsed?.kind === 'kotor-offline');
  const previous = installed.findLast((parsed) => parsed?.build !== build)?.build;
  return names.filter((name) => {
    const parsed = parseCacheName(name);
    return !parsed || (parsed.kind !== 'kotor-pack' && parsed.build !== build && parsed.build !== previous);
  });
}
