import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, field, mockSearch, search, titles } from '@/components/search/search.testUtils';

beforeEach(mockSearch);

test('has the query, selected, and its results again after a result was opened', async () => {
  await search('gate');
  await userEvent.click(await screen.findByRole('link', { name: /Sea Gate/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await field()).toHaveValue('gate');
  await waitFor(() => expect(titles()).toHaveLength(2));
  // So that the next letter replaces it.
  const { selectionStart, selectionEnd } = (await field()) as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 4]);
});

test('Escape, a link and the button close the dialog', async () => {
  await search('gate');
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();

  const link = screen.getByRole('link', { name: 'Search' });
  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('link', { name: 'Taxis' }));
  expect(dialog()).toBeNull();

  await userEvent.click(link);
  await userEvent.type(await field(), 'gate');
  await userEvent.click(await screen.findByRole('button', { name: 'Close search' }));
  expect(dialog()).toBeNull();
  await userEvent.click(link);
  expect(await field()).toHaveValue('');
});
