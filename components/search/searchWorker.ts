import type { Language } from '@/lib/i18n/language';
import { createSearch } from '@/lib/search/createSearch';
import type { SearchEntry } from '@/lib/search/searchEntry';
import type { Search, SearchResponse } from '@/lib/search/searchResponse';

/** The entries of a language, to be indexed first, or a query. */
export type WorkerRequest = { language: Language } & (
  | { entries: readonly SearchEntry[] }
  | { query: string; id: number }
);

export type WorkerResponse = { id: number; response: SearchResponse };

const searches = new Map<Language, Promise<Search>>();

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const { language } = data;
  if ('entries' in data) {
    const documents = data.entries.map((entry) => ({ entry, body: '' }));
    searches.set(language, createSearch(documents, language));
    return;
  }
  const search = await searches.get(language);
  if (search) self.postMessage({ id: data.id, response: search(data.query) } satisfies WorkerResponse);
};
