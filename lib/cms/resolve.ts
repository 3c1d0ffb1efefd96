import 'server-only';
import { LRUCache } from 'lru-cache';
import { openKnownUrls } from '@/lib/cms/knownUrls';
import { type ContentRoute, eventRangePage, needsProvider, ownPage } from '@/lib/cms/ownPage';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import type { Language } from '@/lib/i18n/language';
import { isNamedRange } from '@/lib/routing/eventRange';
import { internalPath, type Page } from '@/lib/routing/page';
import type { Resolution, Route } from '@/lib/routing/route';
import { isOutdated } from '@/lib/server/freshness';
import { pageFolder } from '@/lib/server/page-cache/pageFolder';
import { deleteCachedPage, isPageCached } from '@/lib/server/page-cache/pageStore';
import { processWide } from '@/lib/server/processWide';

/** Found pages are checked again after this time (docs/requirements.md, Failures). */
const FOUND_MS = 300_000;
/** Missing pages are checked sooner: they may have been published. */
const MISSING_MS = 30_000;
const MAX_CACHED = 5_000;
/** By then Next has read the page for the last visitor who gets it. */
const DELETE_AFTER_MS = 10_000;

/** Times in milliseconds since the epoch. */
type Cached = { resolution: Resolution; startedAt: number; until: number };

const cache = processWide('kotorResolutions', () => new LRUCache<string, Cached>({ max: MAX_CACHED }));
const running = processWide('kotorRunning', () => new Map<string, Promise<Resolution>>());
/** A development server has no build, and no cached pages either. */
const knownUrls = pageFolder() ? processWide('kotorUrls', () => openKnownUrls(`${pageFolder()}-urls`)) : null;

/** The page of a route whose ids stand in its address: it may have been rendered before a restart. */
function pageByIds(route: ContentRoute): Page | null {
  if (route.kind === 'filteredGuide') {
    if (route.category && !route.category.id) return null;
    return { ...route, category: route.category?.id ?? null };
  }
  if (route.kind === 'eventRange') return eventRangePage(route.range);
  if (!('slug' in route)) return route;
  if (!route.id) return null;
  if (route.kind === 'article') return { kind: 'article', id: route.id };
  return { kind: route.kind, id: route.id, page: route.page };
}

/** Remembers the page of a URL without an id. An outage changes nothing. */
function remember(key: string, resolution: Resolution): void {
  if (resolution.state === 'found') void knownUrls?.set(key, resolution.page);
  if (resolution.state === 'missing') void knownUrls?.delete(key);
}

/** Deletes the cached page of what is missing, once its last visitor has it, unless it is there again. */
function deleteLater(key: string): void {
  const isMissing = (): boolean => cache.get(key)?.resolution.state !== 'found';
  setTimeout(() => isMissing() && void deleteCachedPage(key), DELETE_AFTER_MS).unref();
}

/** Resolves a route once for concurrent requests, and caches the result unless it is an outage. */
function revalidate(key: string, language: Language, route: ContentRoute, hasIds: boolean): Promise<Resolution> {
  const current = running.get(key);
  if (current) return current;
  const startedAt = Date.now();
  const started = resolveUncached(language, route)
    .then((resolution) => {
      const lifetime = resolution.state === 'found' ? FOUND_MS : MISSING_MS;
      if (!hasIds) remember(key, resolution);
      else if (resolution.state === 'missing') deleteLater(key);
      if (resolution.state !== 'unavailable') cache.set(key, { resolution, startedAt, until: Date.now() + lifetime });
      return resolution;
    })
    .finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

/**
 * Resolves a route to its page, from the cache where it can: unknown URLs then render nothing and known ones need no call.
 * A stale result whose page is rendered is returned at once and revalidated in the background, also in an outage.
 */
export async function resolve(language: Language, route: Route): Promise<Resolution> {
  if (!needsProvider(route)) return { state: 'found', page: ownPage(route) };
  // The page of any two dates exists and is rendered for each request: there is nothing to cache.
  if (route.kind === 'eventRange' && !isNamedRange(route.range)) return resolveUncached(language, route);
  const page = pageByIds(route);
  const key = page ? internalPath(language, page) : `${language} ${JSON.stringify(route)}`;
  const cached = cache.get(key);
  const isFresh = cached && Date.now() < cached.until && !isOutdated(cached.startedAt);
  if (isFresh && cached.resolution.state === 'missing') return cached.resolution;
  const knownPage = cached ? null : (page ?? (await knownUrls?.get(key)));
  const last = knownPage ? ({ state: 'found', page: knownPage } as const) : cached?.resolution;
  const isServable = last?.state === 'found' && (await isPageCached(internalPath(language, last.page)));
  if (isServable && isFresh) return last;
  const fresh = revalidate(key, language, route, page !== null);
  return isServable ? last : fresh;
}
