import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogMessages } from '@/components/search/dialogMessages';
import {
  dialog,
  fetchMock,
  field,
  INDEX,
  mockSearch,
  mockServer,
  openSearch,
  respond,
  search,
  show,
  titles,
  WorkerStub,
} from '@/components/search/search.testUtils';
import { loadSearchClient } from '@/components/search/searchClient';
import type { Language } from '@/lib/i18n/language';

beforeEach(mockSearch);

test('on a large site the index is loaded once, and each query goes to the server, debounced, unless it is too short', async () => {
  mockServer({ ...INDEX, entries: null });
  await search('sea', 'large');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate']));
  const client = await loadSearchClient('large' as Language);
  await client.search('s', new AbortController().signal);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
    '/search-index/v1/large.json',
    '/search-index/v1/large.json?q=sea',
  ]);
});

test('where the server fails, a link leads to the search page', async () => {
  fetchMock.mockImplementation(async (address) => {
    if (address.includes('?')) throw new TypeError('no connection');
    // It is loaded again by the next test.
    return respond({ ...INDEX, entries: null, isComplete: false });
  });
  await search('sea', 'sr');
  const { failed } = dialogMessages('sr');
  expect(await screen.findByRole('link', { name: failed })).toHaveAttribute('href', '/pretraga?q=sea');
});

test('an incomplete index says so, and is loaded again the next time', async () => {
  fetchMock.mockImplementation(async () => respond({ ...INDEX, isComplete: false }));
  show('sr');
  const link = screen.getByRole('link', { name: 'Search' });
  await userEvent.click(link);
  expect(await screen.findByText('Only the visitor pages.')).toBeInTheDocument();
  await userEvent.type(await field(), '{Escape}');
  fetchMock.mockImplementation(async () => respond(INDEX));
  await userEvent.click(link);
  await field();
  await waitFor(() => expect(screen.queryByText('Only the visitor pages.')).toBeNull());
});

test('the form works before the index is there, and where it fails a link leads to the search page', async () => {
  const { label, placeholder, submit, failed } = dialogMessages('en');
  const boxes = () => dialog()?.querySelectorAll('li');
  let fail = (): void => {};
  fetchMock.mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await openSearch('en');
  const input = await screen.findByRole('searchbox', { name: label });
  expect(input).toHaveAttribute('placeholder', placeholder);
  expect(input.closest('form')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('button', { name: submit })).toHaveAttribute('type', 'submit');
  expect(boxes()).toHaveLength(4);
  await userEvent.type(input, 'gate');
  fail();
  expect(await screen.findByRole('link', { name: failed })).toHaveAttribute('href', '/search?q=gate');
  expect(boxes()).toHaveLength(0);
  fetchMock.mockImplementation(async () => respond(INDEX));
  await expect(loadSearchClient('en')).resolves.toMatchObject({ index: { isComplete: true } });
});

test('while the script of the worker stalls, queries go to the server', async () => {
  WorkerStub.isStalled = true;
  mockServer(INDEX);
  jest.useFakeTimers();
  const client = await loadSearchClient('stalled' as Language);
  const search = client.search('sea', new AbortController().signal);
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect((await search).results.map(({ entry }) => entry.href)).toEqual(['#sea-gate']);
});

// The last test, since the worker is not started again.
test('without a worker queries go to the server', async () => {
  WorkerStub.isBroken = true;
  mockServer(INDEX);
  await search('sea', 'broken');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate']));
});
