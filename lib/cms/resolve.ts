import 'server-only';
import { LRUCache } from 'lru-cache';
import { createKnownUrls } from '@/lib/cms/knownUrls';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import { sharedPage } from '@/lib/cms/sharedPage';
import type { Language } from '@/lib/i18n/language';
import type { Resolution } from '@/lib/routing/answer';
import { internalPath, type Page } from '@/lib/routing/internal';
import type { InputPage, Route } from '@/lib/routing/table';
import { isRendered } from '@/lib/server/page-cache/isRendered';
import { pageFolder } from '@/lib/server/page-cache/pageFolder';

/** What is known to exist is asked again after five minutes (docs/requirements.md, Failures) ... */
const FOUND_MS = 300_000;
/** ... and what is missing soon, since it may have been published by now. */
const MISSING_MS = 30_000;
const MAX_KNOWN = 5_000;

type Known = { resolution: Resolution; until: number };

const shared = globalThis as typeof globalThis & {
  kotorKnown?: LRUCache<string, Known>;
  kotorAsking?: Map<string, Promise<Resolution>>;
  kotorAddresses?: ReturnType<typeof createKnownUrls>;
};
shared.kotorKnown ??= new LRUCache<string, Known>({ max: MAX_KNOWN });
shared.kotorAsking ??= new Map<string, Promise<Resolution>>();
shared.kotorAddresses ??= createKnownUrls(pageFolder() && `${pageFolder()}-addresses.json`);
const known = shared.kotorKnown;
const asking = shared.kotorAsking;
const addresses = shared.kotorAddresses;

/** Routes rendered for each request from what a visitor typed: no page of theirs is remembered. */
type InputRoute = Extract<Route, { kind: 'eventRange' }> | InputPage;

const INPUT_KINDS: readonly Route['kind'][] = [
  'eventRange',
  'taxSum',
  'guestSheet',
  'residentCardSearch',
  'searchResults',
  'sharedTrip',
] satisfies InputRoute['kind'][];

const isInputRoute = (route: Route): route is InputRoute => INPUT_KINDS.includes(route.kind);

/** Routes of the site’s own pages, which are there whatever the provider has. */
type OwnRoute = Extract<Route, { kind: 'residentCard' | 'search' | 'trip' | 'offline' | 'map' | 'mapOf' }>;

const OWN_KINDS: readonly Route['kind'][] = [
  'residentCard',
  'search',
  'trip',
  'offline',
  'map',
  'mapOf',
] satisfies OwnRoute['kind'][];

const isOwnRoute = (route: Route): route is OwnRoute => OWN_KINDS.includes(route.kind);

/** The page of a route whose ids stand in its address: it may have been rendered before a restart. */
function pageByIds(route: Exclude<Route, InputRoute>): Page | null {
  if (route.kind === 'shared') return sharedPage(route.page);
  if (route.kind === 'guide' || route.kind === 'news' || isOwnRoute(route)) return route;
  if (route.kind === 'allNews' || route.kind === 'events') return { kind: route.kind, page: route.page };
  if (!route.id) return null;
  if (route.kind === 'article') return { kind: 'article', id: route.id };
  return { kind: route.kind, id: route.id, page: route.page };
}

/** Keeps what an address without an id led to: what is gone leads nowhere, and an outage changes nothing. */
function keep(key: string, resolution: Resolution): void {
  if (resolution.state === 'found') addresses.set(key, resolution.page);
  if (resolution.state === 'missing') addresses.delete(key);
}

/** Asks once for all who ask meanwhile, and remembers; an outage is never remembered. */
function ask(key: string, language: Language, route: Route, hasIds: boolean): Promise<Resolution> {
  const running = asking.get(key);
  if (running) return running;
  const started = resolveUncached(language, route)
    .then((resolution) => {
      const lifetime = resolution.state === 'found' ? FOUND_MS : MISSING_MS;
      if (!hasIds) keep(key, resolution);
      if (resolution.state !== 'unavailable') known.set(key, { resolution, until: Date.now() + lifetime });
      return resolution;
    })
    .finally(() => asking.delete(key));
  asking.set(key, started);
  return started;
}

/**
 * Whether a route leads to a page, and to which. Remembered within a bound, so that unknown addresses cost no page and
 * known ones no call. A page seen before is answered at once, whatever the provider does; the check then runs behind.
 */
export async function resolve(language: Language, route: Route): Promise<Resolution> {
  // What was known a while ago is no answer to it.
  if (isInputRoute(route)) return resolveUncached(language, route);
  const page = pageByIds(route);
  if (page && !('id' in page) && (isOwnRoute(route) || (route.kind === 'shared' && route.page !== 'home'))) {
    return { state: 'found', page };
  }
  const key = page ? internalPath(language, page) : `${language} ${JSON.stringify(route)}`;
  const before = known.get(key);
  if (before && Date.now() < before.until) return before.resolution;
  const answer = ask(key, language, route, page !== null);
  if (before?.resolution.state === 'found') return before.resolution;
  const kept = page ?? addresses.get(key);
  if (kept && !before && (await isRendered(internalPath(language, kept)))) return { state: 'found', page: kept };
  return answer;
}
