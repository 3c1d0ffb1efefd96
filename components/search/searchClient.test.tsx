import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
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

beforeEach(mockSearch);

test('on a large site each query goes to the server, debounced', async () => {
  mockServer({ ...INDEX, entries: null });
  await search('sea', 'large');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate']));
  const queries = fetchMock.mock.calls.map(([address]) => address).filter((address) => address.includes('?'));
  expect(queries).toEqual(['/search-index/v1/large.json?q=sea']);
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

test('without an index the form still leads to the search page', async () => {
  fetchMock.mockImplementation(async () => ({ ok: false, status: 503 }) as Response);
  await openSearch('en');
  const plainField = await screen.findByRole('searchbox', { name: 'Search' });
  expect(plainField.closest('form')).toHaveAttribute('action', '/search');
  await userEvent.type(plainField, 'gate');
  expect(screen.queryByRole('status')).toBeNull();
});

// The last test, since the worker is not started again.
test('without a worker queries go to the server', async () => {
  WorkerStub.isBroken = true;
  mockServer(INDEX);
  await search('sea', 'broken');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate']));
});
