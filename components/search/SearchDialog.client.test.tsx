import { fireEvent } from '@testing-library/react';
import { dialog, field, mockSearch, search } from '@/components/search/search.cases';

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
});
