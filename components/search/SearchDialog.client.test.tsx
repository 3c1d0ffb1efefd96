import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, field, mockSearch, search, WorkerStub } from '@/components/search/search.testUtils';

beforeEach(mockSearch);

test('a press on the backdrop closes the dialog, a selection that ends there does not', async () => {
  await search('gate');
  const backdrop = dialog() as HTMLElement;
  fireEvent.pointerDown(await field());
  fireEvent.click(backdrop);
  expect(dialog()).not.toBeNull();
  fireEvent.pointerDown(backdrop);
  fireEvent.click(backdrop);
  expect(dialog()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await field()).toHaveValue('');
});

test('a result that opens in a new tab leaves the dialog open', async () => {
  await search('gate');
  const [result] = await screen.findAllByRole('link', { name: /gate/i });
  fireEvent.click(result as HTMLElement, { ctrlKey: true });
  expect(dialog()).not.toBeNull();
  fireEvent.click(result as HTMLElement);
  expect(dialog()).toBeNull();
});

test('a finger that scrolls the results hides the keyboard, which covers their end', async () => {
  await search('gate');
  const [result] = await screen.findAllByRole('link', { name: /gate/i });
  expect(await field()).toHaveFocus();
  fireEvent.touchMove(result as HTMLElement);
  expect(await field()).not.toHaveFocus();
  expect(dialog()).not.toBeNull();
});

test('Back on Android, which only cancels the dialog, forgets the query too', async () => {
  await search('gate');
  const cancelled = dialog() as HTMLElement;
  fireEvent(cancelled, new Event('cancel'));
  fireEvent(cancelled, new Event('close'));
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await field()).toHaveValue('');
});

test('keys of an input method neither close the dialog nor leave the field', async () => {
  await search('gate');
  const input = await field();
  fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
  expect(input).toHaveFocus();
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  expect(dialog()).not.toBeNull();
});

test('shows no popular pages, as if nothing were found, until the first search has ended', async () => {
  WorkerStub.isStalled = true;
  await search('gate');
  const status = await screen.findByRole('status');
  expect(screen.queryByRole('link', { name: 'Taxis' })).toBeNull();
  // In the column of the results, which fills the dialog.
  expect(status.parentElement?.querySelector('ul[aria-hidden]')).not.toBeNull();
});
