import { act, renderHook } from '@testing-library/react';
import { entry } from '@/components/search/search.testUtils';
import type { SearchClient } from '@/components/search/searchClient';
import { useSearchResponse } from '@/components/search/useSearchResponse';
import { NO_RESULTS, type SearchResponse } from '@/lib/search/searchResponse';

type PendingRequest = {
  resolve: (response: SearchResponse) => void;
  reject: (reason: Error) => void;
  signal: AbortSignal;
};

const requests = new Map<string, PendingRequest>();

const CLIENT = {
  search: (query: string, signal: AbortSignal) =>
    new Promise((resolve, reject) => requests.set(query, { resolve, reject, signal })),
} as unknown as SearchClient;

const requestOf = (query: string): PendingRequest => {
  const request = requests.get(query);
  if (!request) throw new Error(`no request for ${query}`);
  return request;
};

const found = (title: string): SearchResponse => ({
  ...NO_RESULTS,
  results: [{ entry: entry(title, '#found'), marks: { title: [], summary: [] } }],
});

const respond = (query: string, title: string) => act(async () => requestOf(query).resolve(found(title)));

const renderSearch = (query: string) =>
  renderHook((props) => useSearchResponse(CLIENT, props.query), { initialProps: { query } });

test('a late response to an earlier query is ignored, and its request aborted', async () => {
  const { result, rerender } = renderSearch('to');
  rerender({ query: 'tower' });
  expect(requestOf('to').signal.aborted).toBe(true);
  await respond('tower', 'Clock tower');
  await respond('to', 'Toilets');
  expect(result.current.latest).toEqual({ query: 'tower', response: found('Clock tower') });
});

test('the previous response stays until the next, and when that fails', async () => {
  const { result, rerender } = renderSearch('gate');
  await respond('gate', 'Sea Gate');
  rerender({ query: 'gates' });
  expect(result.current.latest.query).toBe('gate');
  await act(async () => requestOf('gates').reject(new Error('offline')));
  expect(result.current.latest).toEqual({ query: 'gate', response: found('Sea Gate') });
});

test('a search has failed until the next succeeds', async () => {
  const { result, rerender } = renderSearch('gate');
  await act(async () => requestOf('gate').reject(new Error('offline')));
  expect(result.current.hasFailed).toBe(true);
  rerender({ query: 'gates' });
  await respond('gates', 'Sea Gate');
  expect(result.current.hasFailed).toBe(false);
});

test.each(['ends', 'fails'])('a search is the first until one %s, and no later one is', async (how) => {
  const { result, rerender } = renderSearch('');
  // The dialog opens without a query, which is no search.
  await act(async () => requestOf('').resolve(NO_RESULTS));
  rerender({ query: 'gate' });
  expect(result.current.isFirst).toBe(true);
  if (how === 'ends') await respond('gate', 'Sea Gate');
  else await act(async () => requestOf('gate').reject(new Error('offline')));
  expect(result.current.isFirst).toBe(false);
  rerender({ query: 'tower' });
  expect(result.current.isFirst).toBe(false);
});
