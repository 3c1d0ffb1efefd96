import { useEffect, useState } from 'react';
import type { SearchClient } from '@/components/search/searchClient';
import { isSearchable, NO_RESULTS, type SearchResponse } from '@/lib/search/searchResponse';

/**
 * The latest response and its query: both lag behind `query` until the next response arrives. `isFirst` while no search has
 * ended yet.
 */
export function useSearchResponse(
  client: SearchClient | null | undefined,
  query: string,
): { latest: { query: string; response: SearchResponse }; isFirst: boolean } {
  const [latest, setLatest] = useState({ query: '', response: NO_RESULTS });
  const [hasEnded, setEnded] = useState(false);

  useEffect(() => {
    if (!client) return;
    const controller = new AbortController();
    const { signal } = controller;
    const end = (response?: SearchResponse): void => {
      if (signal.aborted) return;
      if (response) setLatest({ query, response });
      if (isSearchable(query)) setEnded(true);
    };
    // After an error the previous results stay; Enter still leads to the search page.
    client.search(query, signal).then(end, () => end());
    return () => controller.abort();
  }, [client, query]);

  return { latest, isFirst: isSearchable(query) && !hasEnded };
}
