import { render, screen } from '@testing-library/react';
import { SearchOutcome } from '@/components/search/SearchOutcome';
import { INDEX } from '@/components/search/search.testUtils';
import { translate } from '@/components/ui/text/translate.testUtils';
import { NO_RESULTS, type SearchHit } from '@/lib/search/searchResponse';

const outcome = (query: string, response = NO_RESULTS, index = INDEX) => (
  <SearchOutcome index={index} query={query} response={response} boxes={false} href="/search" />
);

const show = (...given: Parameters<typeof outcome>) => render(outcome(...given));

const ON_SERVER = { ...INDEX, entries: null };

const hits = (count: number): SearchHit[] =>
  (INDEX.entries ?? []).slice(0, count).map((entry) => ({ entry, marks: { title: [], summary: [] } }));

const APPROXIMATE = { ...NO_RESULTS, results: hits(2), isApproximate: true };

test.each([
  ['nothing, of the titles', NO_RESULTS, INDEX, 'No title matches.'],
  ['nothing, of all', NO_RESULTS, ON_SERVER, 'Nothing found.'],
  ['approximate results, of the titles', APPROXIMATE, INDEX, 'No title matches exactly.'],
  ['approximate results, of all', APPROXIMATE, ON_SERVER, 'No exact match.'],
])('says what is found: %s', (_what, response, index, status) => {
  show('gite', response, index);
  expect(screen.getByRole('status')).toHaveTextContent(status);
});

test.each([
  ['to search the texts where nothing is found', 'visa', 0, INDEX, 'Search the texts'],
  ['to search the texts after as many results as it shows', 'gate', 8, INDEX, 'Search the texts'],
  ['to the other results', 'tower', 12, INDEX, 'All results'],
])('links on %s', (_what, query, count, index, name) => {
  show(query, { ...NO_RESULTS, results: hits(count) }, index);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/search?q=${query}`);
  expect(document.querySelectorAll('ol > li')).toHaveLength(Math.min(count, 8));
  expect(screen.queryAllByRole('link', { name: 'Taxis' })).toHaveLength(count > 0 ? 0 : 1);
});

test('on a translated page the link follows the results', () => {
  const { container, rerender } = show('tower', { ...NO_RESULTS, results: hits(12) });
  translate(container);
  rerender(outcome('visa'));
  expect(screen.getByRole('link', { name: 'Search the texts' })).toBeInTheDocument();
});

test.each([
  ['everything has been searched and is shown', 'gate', ON_SERVER],
  ['a query is too short', 'g', INDEX],
])('does not link on where %s', (_what, query, index) => {
  show(query, NO_RESULTS, index);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Taxis']);
});

test.each(['f', '🙂'])('says nothing of %s, which is too short to search', (query) => {
  show(query);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
