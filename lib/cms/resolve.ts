import 'server-only';
import { LRUCache } from 'lru-cache';
import { openKnownUrls } from '@/lib/cms/knownUrls';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import { sharedPage } from '@/lib/cms/sharedPage';
import type { Language } from '@/lib/i18n/language';
import { type DynamicPage, internalPath, isDynamic, type Page } from '@/lib/routing/internal';
import type { Resolution, Route } from '@/lib/routing/route';
import { isBeforeRefresh } from '@/lib/server/freshness';
import { pageFolder } from '@/lib/server/page-cache/pageFolder';
import { isRendered } from '@/lib/server/page-cache/pageStore';
import { processWide } from '@/lib/server/processWide';

/** Found pages are checked again after this time (docs/requirements.md, Failures). */
const FOUND_MS = 300_000;
/** Missing pages are checked sooner: they may have been published. */
const MISSING_MS = 30_000;
const MAX_CACHED = 5_000;

/** Times in milliseconds since the epoch. */
type Cached = { resolution: Resolution; startedAt: number; until: number };

const cache = processWide('kotorResolutions', () => new LRUCache<string, Cached>({ max: MAX_CACHED }));
const running = processWide('kotorRunning', () => new Map<string, Promise<Resolution>>());
/** A development server has no build, and no cached pages either. */
const knownUrls = pageFolder() ? processWide('kotorUrls', () => openKnownUrls(`${pageFolder()}-urls`)) : null;

/** Routes of the site’s own pages, which are there whatever the provider has. */
const OWN_KINDS = ['residentCard', 'search', 'trip', 'plan', 'offline', 'map', 'mapOf'] as const;

type OwnRoute = Extract<Route, { kind: (typeof OWN_KINDS)[number] }>;

const isOwnRoute = (route: Route): route is OwnRoute => OWN_KINDS.some((kind) => kind === route.kind);

/** The page of a route whose ids stand in its address: it may have been rendered before a restart. */
function pageByIds(route: Exclude<Route, DynamicPage>): Page | null {
  if (route.kind === 'shared') return sharedPage(route.page);
  if (route.kind === 'guide' || route.kind === 'news' || isOwnRoute(route)) return route;
  if (route.kind === 'allNews' || route.kind === 'events') return { kind: route.kind, page: route.page };
  if (route.kind === 'guideChoice') return route;
  if (!route.id) return null;
  if (route.kind === 'categoryChoice')
    return { kind: route.kind, id: route.id, choice: route.choice, page: route.page };
  if (route.kind === 'article') return { kind: 'article', id: route.id };
  return { kind: route.kind, id: route.id, page: route.page };
}

/** Remembers the page of a URL without an id. An outage changes nothing. */
function remember(key: string, resolution: Resolution): void {
  if (resolution.state === 'found') void knownUrls?.set(key, resolution.page);
  if (resolution.state === 'missing') void knownUrls?.delete(key);
}

/** Resolves a route once for concurrent requests, and caches the result unless it is an outage. */
function revalidate(key: string, language: Language, route: Route, hasIds: boolean): Promise<Resolution> {
  const current = running.get(key);
  if (current) return current;
  const startedAt = Date.now();
  const started = resolveUncached(language, route)
    .then((resolution) => {
      const lifetime = resolution.state === 'found' ? FOUND_MS : MISSING_MS;
      if (!hasIds) remember(key, resolution);
      if (resolution.state !== 'unavailable') cache.set(key, { resolution, startedAt, until: Date.now() + lifetime });
      return resolution;
    })
    .finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

/**
 * Resolves a route to its page. Results are cached, so that unknown URLs render nothing and known ones need no call. For
 * a page found before, the cached result is returned at once and revalidated in the background, also in an outage.
 */
export async function resolve(language: Language, route: Route): Promise<Resolution> {
  // What was known a while ago is no answer to it.
  if (isDynamic(route)) return resolveUncached(language, route);
  const page = pageByIds(route);
  if (page && !('id' in page) && (isOwnRoute(route) || (route.kind === 'shared' && route.page !== 'home'))) {
    return { state: 'found', page };
  }
  const key = page ? internalPath(language, page) : `${language} ${JSON.stringify(route)}`;
  const cached = cache.get(key);
  if (cached && Date.now() < cached.until && !isBeforeRefresh(cached.startedAt)) return cached.resolution;
  const fresh = revalidate(key, language, route, page !== null);
  if (cached) return cached.resolution.state === 'found' ? cached.resolution : fresh;
  const lastPage = page ?? (await knownUrls?.get(key));
  if (lastPage && (await isRendered(internalPath(language, lastPage)))) return { state: 'found', page: lastPage };
  return fresh;
}
