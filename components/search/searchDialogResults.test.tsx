import { screen, waitFor } from '@testing-library/react';
import { mockSearch, search, titles } from '@/components/search/search.cases';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

beforeEach(mockSearch);

test('results appear while typing, with their number in the status, and are marked', async () => {
  await search('gat');
  await waitFor(() => expect(titles().sort()).toEqual(['River Gate', 'Sea Gate']));
  expect(screen.getByRole('status')).toHaveTextContent('2 results');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Gate',
    'gate',
    'Gate',
    'gate',
  ]);
});

test('further results are on the search page', async () => {
  await search('tower');
  await waitFor(() => expect(titles()).toHaveLength(8));
  expect(screen.getByRole('status')).toHaveTextContent('12 results');
  expect(screen.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/search?q=tower');
});

test('without results the status says so, and the popular pages are still listed', async () => {
  await search('qqqq');
  expect(await screen.findByText('Nothing found.')).toHaveRole('status');
  expect(screen.getByRole('link', { name: 'Taxis' })).toBeInTheDocument();
});
