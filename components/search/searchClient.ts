import { getSearchWorkerClient } from '@/components/search/searchWorkerClient';
import type { Language } from '@/lib/i18n/language';
import { fetchJson } from '@/lib/json';
import { searchIndexHref } from '@/lib/routing/browserHref';
import { type ClientIndex, parseClientIndex } from '@/lib/search/clientIndex';
import { isSearchable, NO_RESULTS, parseSearchResponse, type SearchResponse } from '@/lib/search/searchResponse';

/** Pause in typing before a request to the server. */
const DEBOUNCE_MS = 150;

/** The search in the browser. A search rejects when aborted, or when the server fails. */
export type SearchClient = {
  index: ClientIndex;
  search: (query: string, signal: AbortSignal) => Promise<SearchResponse>;
};

async function searchOnServer(language: Language, query: string, signal: AbortSignal): Promise<SearchResponse> {
  if (!isSearchable(query)) return NO_RESULTS;
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  signal.throwIfAborted();
  return fetchJson(searchIndexHref(language, query), parseSearchResponse, signal);
}

async function load(language: Language): Promise<SearchClient> {
  // Its script loads in parallel with the index.
  const worker = getSearchWorkerClient();
  const index = await fetchJson(searchIndexHref(language), parseClientIndex);
  const onServer: SearchClient['search'] = (query, signal) => searchOnServer(language, query, signal);
  if (!index.entries) return { index, search: onServer };
  worker.setEntries(language, index.entries);
  return { index, search: (query, signal) => worker.search(language, query).catch(() => onServer(query, signal)) };
}

const cache = new Map<Language, Promise<SearchClient>>();

/** Loads the index once for each language; one that failed or is incomplete is loaded again by the next call. */
export function loadSearchClient(language: Language): Promise<SearchClient> {
  const cached = cache.get(language);
  if (cached) return cached;
  const loading = load(language);
  cache.set(language, loading);
  const evict = (): void => void cache.delete(language);
  loading.then(({ index }) => index.isComplete || evict(), evict);
  return loading;
}
