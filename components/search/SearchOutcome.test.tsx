import { render, screen } from '@testing-library/react';
import { SearchOutcome } from '@/components/search/SearchOutcome';
import { INDEX } from '@/components/search/search.cases';
import { NO_RESULTS, type SearchHit } from '@/lib/search/searchResponse';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const show = (query: string, response = NO_RESULTS) =>
  render(<SearchOutcome index={INDEX} query={query} response={response} href="/search" />);

const hits = (count: number): SearchHit[] =>
  (INDEX.entries ?? []).slice(0, count).map((entry) => ({ entry, marks: { title: [], summary: [] } }));

test('says so where the results are approximate', () => {
  show('gite', { ...NO_RESULTS, results: hits(2), count: 2, isApproximate: true });
  expect(screen.getByRole('status')).toHaveTextContent('No exact match.');
});

test.each(['f', '🙂'])('says nothing of %s, which is too short to search', (query) => {
  show(query);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
