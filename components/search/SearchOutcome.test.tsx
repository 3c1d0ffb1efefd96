import { render, screen } from '@testing-library/react';
import { SearchOutcome } from '@/components/search/SearchOutcome';
import { INDEX } from '@/components/search/search.cases';
import { NO_RESULTS } from '@/lib/search/searchResponse';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const show = (query: string) =>
  render(<SearchOutcome index={INDEX} query={query} response={NO_RESULTS} href="/search" />);

test.each(['f', '🙂'])('says nothing of %s, which is too short to search', (query) => {
  show(query);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
