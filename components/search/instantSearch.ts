import { startSearchThread } from '@/components/search/searchThread';
import { MIN_QUERY_LENGTH } from '@/lib/content/search/query';
import { type Found, NOTHING_FOUND } from '@/lib/content/search/search';
import type { SearchIndex } from '@/lib/content/search/searchIndex';
import type { Language } from '@/lib/language';
import { searchIndexHref } from '@/lib/routing/searchIndexHref';

/** Typing rests this long before the server is asked. */
const REST_MS = 150;

/** Results the dialog shows; the search page has the rest. */
export const SHOWN = 8;

/** The search in the browser: its words, and the first of what is found for others. */
export type InstantSearch = {
  index: SearchIndex;
  find: (query: string, signal: AbortSignal) => Promise<Found>;
};

async function fetchJson<T>(address: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<T>;
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST_MS));

async function askServer(language: Language, query: string, signal: AbortSignal): Promise<Found> {
  if (query.length < MIN_QUERY_LENGTH) return NOTHING_FOUND;
  await rest();
  signal.throwIfAborted();
  return fetchJson<Found>(searchIndexHref(language, query), signal);
}

async function load(language: Language): Promise<InstantSearch> {
  // Its script comes while the index does.
  const thread = startSearchThread();
  const index = await fetchJson<SearchIndex>(searchIndexHref(language));
  const ask = (query: string, signal: AbortSignal) => askServer(language, query, signal);
  if (!index.entries) return { index, find: ask };
  thread.begin(index.entries, language);
  return { index, find: (query, signal) => thread.find(query, SHOWN).catch(() => ask(query, signal)) };
}

const loaded = new Map<Language, Promise<InstantSearch>>();

/** Fetches the index once; one that failed or lacks the provider’s content is fetched again when it is next wanted. */
export function loadInstantSearch(language: Language): Promise<InstantSearch> {
  const before = loaded.get(language);
  if (before) return before;
  const forget = (): void => void loaded.delete(language);
  const loading = load(language);
  loaded.set(language, loading);
  loading.then(({ index }) => index.isComplete || forget(), forget);
  return loading;
}
