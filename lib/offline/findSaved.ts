import { PAGE_DAYS } from '@/lib/browserStorage';
import { DAY_MS } from '@/lib/i18n/day';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { type CacheKind, parseCacheName } from '@/lib/offline/cacheNames';
import { savedAt } from '@/lib/offline/savedPage';
import { isIndexed } from '@/lib/routing/pageKinds';
import { parseRoute } from '@/lib/routing/parseRoute';
import type { Route, SlugRoute } from '@/lib/routing/route';

type SavedCopy = { kind: CacheKind; cache: Cache; request: Request; response: Response };

/** Saved pages in one language, from visits and from the pack, the latest first. */
export async function savedPages(language: Language, matches: (route: Route) => boolean = () => true) {
  const copies: SavedCopy[] = [];
  for (const name of await caches.keys()) {
    const parsed = parseCacheName(name);
    if (parsed?.language !== language) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, searchParams } = new URL(request.url);
      const route = parseRoute(pathname, searchParams);
      const response = route && matches(route) && (await cache.match(request, { ignoreVary: true }));
      if (response) copies.push({ kind: parsed.kind, cache, request, response });
    }
  }
  return copies.sort((one, other) => savedAt(other.response).localeCompare(savedAt(one.response)));
}

async function copiesOf({ pathname, searchParams }: URL, language: Language): Promise<SavedCopy[]> {
  const wanted = parseRoute(pathname, searchParams);
  return wanted ? savedPages(language, (route) => isSamePage(route, wanted)) : [];
}

/** Whether a copy is shown: one from a visit only for a number of days. */
export const isFresh = ({ kind, response }: SavedCopy): boolean =>
  kind === 'kotor-pack' || Date.now() - Date.parse(savedAt(response)) < PAGE_DAYS * DAY_MS;

/** The latest copy of a page that is not outdated. */
export async function findSaved(url: URL, language: Language): Promise<Response | null> {
  return (await copiesOf(url, language)).find(isFresh)?.response ?? null;
}

/**
 * What is shown offline for a URL: a copy of the page; for a filtered list or the answer to a form, the whole list or the
 * form. Not for a shared trip: its path alone is the visitor’s own trip.
 */
export async function findForOffline(url: URL, language: Language): Promise<Response | null> {
  const kind = parseRoute(url.pathname, url.searchParams)?.kind;
  // Besides the offline page, only such pages are not indexed.
  const isPart = kind && kind !== 'sharedTrip' && !isIndexed(kind);
  return (await findSaved(url, language)) ?? (isPart ? findSaved(new URL(url.pathname, url), language) : null);
}

/** Deletes the copies of a page in caches of these kinds. */
export async function deleteSaved(url: URL, language: Language, kinds: readonly CacheKind[]): Promise<void> {
  for (const { kind, cache, request } of await copiesOf(url, language)) {
    if (kinds.includes(kind)) await cache.delete(request);
  }
}

/** Deletes the copies that are no longer shown, of all builds and languages. */
export async function deleteOutdatedCopies(): Promise<void> {
  const copies = await Promise.all(LANGUAGES.map((language) => savedPages(language)));
  for (const copy of copies.flat()) if (!isFresh(copy)) await copy.cache.delete(copy.request);
}

const hasSlug = (route: Route): route is SlugRoute => 'slug' in route;

/** A route without its id and slug. */
const rest = (route: SlugRoute): string => JSON.stringify({ ...route, id: null, slug: null });

/**
 * Whether two URLs of one language are of the same page: by id if both have one, else by slug (docs/requirements.md,
 * Addresses). Unknown query parameters are ignored.
 */
export function isSamePage(one: Route, other: Route): boolean {
  if (!hasSlug(one) || !hasSlug(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (rest(one) !== rest(other)) return false;
  return one.id !== null && other.id !== null ? one.id === other.id : one.slug === other.slug;
}
