import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, mockSearch, search, show } from '@/components/search/search.cases';

beforeEach(mockSearch);

test('the key / opens the dialog, but not while another field is focused', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Other field' }), '/');
  expect(dialog()).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}/{/Control}');
  expect(dialog()).toBeNull();
  await userEvent.keyboard('/');
  await waitFor(() => expect(dialog()).not.toBeNull());
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
  await userEvent.click(await screen.findByRole('button', { name: 'Close search' }));
  expect(dialog()).toBeNull();
});
