import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Language } from '@/lib/i18n/language';
import { type Collection, collectDocuments, collectPages } from '@/lib/search/collectDocuments';
import { createSearch } from '@/lib/search/createSearch';
import type { SearchDocument, SearchEntry } from '@/lib/search/searchEntry';
import type { Search, SearchResponse } from '@/lib/search/searchResponse';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { isBeforeRefresh } from '@/lib/server/refreshedAt';

/** An index is revalidated after this time … */
const FRESH_MS = 300_000;
/** … and sooner while the provider fails, wholly or in part. */
const RETRY_MS = 20_000;

/** Time a visitor waits for the first index from a provider: of ten thousand articles it takes several times as long. */
const FIRST_INDEX_TIMEOUT_MS = 2_500;

/** Cached queries of each language: many visitors look for the same, and all type the same first letters. */
const MAX_QUERIES = 200;

/** Most entries sent to the browser, some 50 kB compressed; beyond that, it sends each query to the server. */
const MAX_CLIENT_ENTRIES = 400;

/** The search in one language. */
export type SiteSearch = {
  search: Search;
  /** For the browser to search by itself; null when there are too many. */
  entries: readonly SearchEntry[] | null;
  /** Whether the provider’s content is included. */
  isComplete: boolean;
};

type SiteIndex = {
  searches: Record<Language, SiteSearch>;
  fingerprint: string;
  isComplete: boolean;
  /** When its documents began to be collected, milliseconds since the epoch. */
  startedAt: number;
  staleAt: number;
};

/** Pages and route handlers are separate bundles in one process: they share one index. */
const shared = globalThis as typeof globalThis & {
  kotorSearch?: SiteIndex;
  kotorSearchRefresh?: Promise<SiteIndex>;
  kotorSearchFirst?: Promise<SiteIndex>;
};

/** Runs once for all concurrent requests. */
function once(key: 'kotorSearchRefresh' | 'kotorSearchFirst', load: () => Promise<SiteIndex>): Promise<SiteIndex> {
  const running = shared[key] ?? load().finally(() => delete shared[key]);
  shared[key] = running;
  return running;
}

async function build(documents: SearchDocument[], language: Language, isComplete: boolean): Promise<SiteSearch> {
  const memoMethod = await createSearch(documents, language);
  const cache = new LRUCache<string, SearchResponse>({ max: MAX_QUERIES, memoMethod });
  const entries = documents.length <= MAX_CLIENT_ENTRIES ? documents.map(({ entry }) => entry) : null;
  return { search: (query) => cache.memo(query), entries, isComplete };
}

async function buildIndex(collection: Collection, startedAt: number): Promise<SiteIndex> {
  const { documents, fingerprint, isComplete } = collection;
  const en = await build(documents.en, 'en', isComplete);
  const sr = await build(documents.sr, 'sr', isComplete);
  return { searches: { en, sr }, fingerprint, isComplete, startedAt, staleAt: Date.now() + RETRY_MS };
}

/** An unchanged index is reused, and so is a complete one while the provider fails. */
async function refresh(): Promise<SiteIndex> {
  const startedAt = Date.now();
  const collection = await collectDocuments();
  const { kotorSearch: current } = shared;
  const isReusable = current?.fingerprint === collection.fingerprint || (current?.isComplete && !collection.isComplete);
  const index = current && isReusable ? current : await buildIndex(collection, startedAt);
  if (!collection.isComplete) log.warn('search.incomplete', { servesStale: index.isComplete });
  shared.kotorSearch = { ...index, startedAt, staleAt: Date.now() + (collection.isComplete ? FRESH_MS : RETRY_MS) };
  return shared.kotorSearch;
}

/** The first index, or one of the fixed pages alone while a remote provider takes long. */
async function firstIndex(): Promise<SiteIndex> {
  const first = once('kotorSearchRefresh', refresh);
  // The shipped content is on the disk: all of it is soon indexed, even on a busy machine.
  if (!env().apiHost) return first;
  const timeout = wait(FIRST_INDEX_TIMEOUT_MS, undefined, { ref: false });
  const index = await Promise.race([first, timeout]);
  if (index) return index;
  const pages = await buildIndex(collectPages(), Date.now());
  shared.kotorSearch ??= pages;
  return shared.kotorSearch;
}

/**
 * The search over the whole site: built at the first request, revalidated in the background, and served stale while the
 * provider fails. Until the provider first responds, the fixed pages alone can be searched.
 */
export async function getSiteSearch(language: Language): Promise<SiteSearch> {
  const { kotorSearch } = shared;
  if (!kotorSearch) return (await once('kotorSearchFirst', firstIndex)).searches[language];
  if (Date.now() >= kotorSearch.staleAt || isBeforeRefresh(kotorSearch.startedAt))
    void once('kotorSearchRefresh', refresh);
  return kotorSearch.searches[language];
}
