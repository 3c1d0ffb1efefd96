import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, mockSearch, search } from '@/components/search/search.cases';

beforeEach(mockSearch);

test('Escape, a link and the button close the dialog', async () => {
  await search('gate');
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();

  const link = screen.getByRole('link', { name: 'Search' });
  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('link', { name: 'Taxis' }));
  expect(dialog()).toBeNull();

  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('button', { name: 'Close search' }));
  expect(dialog()).toBeNull();
});
