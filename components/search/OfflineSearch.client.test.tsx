import { render, waitFor } from '@testing-library/react';
import { OfflineSearch } from '@/components/search/OfflineSearch.client';
import { dialog, field, mockSearch, titles } from '@/components/search/search.testUtils';

beforeEach(mockSearch);

const open = (address: string): void => {
  window.history.replaceState(null, '', address);
  render(<OfflineSearch language="en" label="Search" />);
};

test('a page with a query in its address, which the server did not answer, answers it in the dialog', async () => {
  open('/search?q=gate');
  expect(await field()).toHaveValue('gate');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate', 'River Gate']));
});

test('a page without a query has no dialog', async () => {
  open('/search?q=+');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dialog()).toBeNull();
});
