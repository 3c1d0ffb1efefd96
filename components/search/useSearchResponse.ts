import { useEffect, useState } from 'react';
import type { SearchClient } from '@/components/search/searchClient';
import { NO_RESULTS, type SearchResponse } from '@/lib/search/searchResponse';

/** The latest response and its query: both lag behind `query` until the next response arrives. */
export function useSearchResponse(
  client: SearchClient | null | undefined,
  query: string,
): { query: string; response: SearchResponse } {
  const [latest, setLatest] = useState({ query: '', response: NO_RESULTS });

  useEffect(() => {
    if (!client) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (response: SearchResponse): void => {
      if (!signal.aborted) setLatest({ query, response });
    };
    // After an error the previous results stay; Enter still leads to the search page.
    client.search(query, signal).then(show, () => {});
    return () => controller.abort();
  }, [client, query]);

  return latest;
}
