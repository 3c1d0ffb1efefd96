import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { staleIfError } from '@/lib/cms/staleIfError';
import type { Language } from '@/lib/i18n/language';
import { collectDocuments, collectPages, type Documents } from '@/lib/search/collectDocuments';
import { createSearch } from '@/lib/search/createSearch';
import type { SearchDocument, SearchEntry } from '@/lib/search/searchEntry';
import type { Search, SearchResponse } from '@/lib/search/searchResponse';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { processWide } from '@/lib/server/processWide';

/** How long a visitor waits for the index of a provider; one of ten thousand articles takes several times as long. */
const LOAD_TIMEOUT_MS = 2_500;

/** Cached queries of each language: many visitors look for the same, and all type the same first letters. */
const MAX_QUERIES = 200;

/** Most entries sent to the browser, some 50 kB compressed; beyond that, it sends each query to the server. */
const MAX_CLIENT_ENTRIES = 400;

export type SiteSearch = {
  search: Search;
  /** The entries to search in the browser; null if there are too many. */
  entries: SearchEntry[] | null;
  /** Whether all of the provider’s content is included. */
  isComplete: boolean;
};

type SiteIndex = Record<Language, SiteSearch>;

async function build(documents: SearchDocument[], language: Language, isComplete: boolean): Promise<SiteSearch> {
  const memoMethod = await createSearch(documents, language);
  const cache = new LRUCache<string, SearchResponse>({ max: MAX_QUERIES, memoMethod });
  const entries = documents.length <= MAX_CLIENT_ENTRIES ? documents.map(({ entry }) => entry) : null;
  return { search: (query) => cache.memo(query), entries, isComplete };
}

const buildIndex = async ({ en, sr }: Documents, isComplete: boolean): Promise<SiteIndex> => ({
  en: await build(en, 'en', isComplete),
  sr: await build(sr, 'sr', isComplete),
});

function createSiteIndex(): () => Promise<SiteIndex> {
  let last: { index: SiteIndex; fingerprint: string; isComplete: boolean } | null = null;
  let pages: Promise<SiteIndex> | null = null;

  const collect = async () => {
    const collected = await collectDocuments();
    if (collected.state !== 'found' || !collected.value.isComplete) log.warn('search.incomplete');
    if (collected.state !== 'found') return collected;
    const { documents, fingerprint, isComplete } = collected.value;
    if (last?.isComplete && !isComplete) return UNAVAILABLE;
    if (last?.fingerprint !== fingerprint)
      last = { index: await buildIndex(documents, isComplete), fingerprint, isComplete };
    return found(last);
  };
  const load = staleIfError('search', collect, (index) => index.isComplete);

  return async () => {
    // Waits for the first index of the shipped content: it is on disk, and quickly indexed even on a busy machine.
    const loaded = await (env().apiHost ? Promise.race([load(), wait(LOAD_TIMEOUT_MS, null, { ref: false })]) : load());
    if (loaded?.state === 'found') return loaded.value.index;
    pages ??= buildIndex(collectPages(), false);
    return pages;
  };
}

const siteIndex = processWide('kotorSearch', createSiteIndex);

/**
 * The search over the whole site: built at the first request, revalidated in the background, and served stale while the
 * provider fails or takes long. Until the provider has sent everything once, the search covers the fixed pages and what
 * it has sent so far.
 */
export const getSiteSearch = async (language: Language): Promise<SiteSearch> => (await siteIndex())[language];
