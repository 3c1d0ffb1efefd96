import { useEffect, useState } from 'react';
import type { SearchClient } from '@/components/search/searchClient';
import { isSearchable, NO_RESULTS, type SearchResponse } from '@/lib/search/searchResponse';

/**
 * The latest response and its query: both lag behind `query` until the next response arrives. `isFirst` while no search has
 * ended yet, `hasFailed` while the last one to end has failed.
 */
export function useSearchResponse(
  client: SearchClient | null | undefined,
  query: string,
): { latest: { query: string; response: SearchResponse }; isFirst: boolean; hasFailed: boolean } {
  const [latest, setLatest] = useState({ query: '', response: NO_RESULTS });
  const [hasEnded, setEnded] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!client) return;
    const controller = new AbortController();
    const { signal } = controller;
    const end = (response?: SearchResponse): void => {
      if (signal.aborted) return;
      if (response) setLatest({ query, response });
      setFailed(!response);
      if (isSearchable(query)) setEnded(true);
    };
    // After an error the previous results stay.
    client.search(query, signal).then(end, () => end());
    return () => controller.abort();
  }, [client, query]);

  return { latest, isFirst: isSearchable(query) && !hasEnded, hasFailed };
}
