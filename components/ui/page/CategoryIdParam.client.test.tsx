import { render } from '@testing-library/react';
import { CategoryIdParam } from '@/components/ui/page/CategoryIdParam.client';

const CASES: [before: string, after: string][] = [
  ['/see-and-do/old-town', '/see-and-do/old-town?id=c1'],
  ['/see-and-do/old-town?id=', '/see-and-do/old-town?id=c1'],
  ['/see-and-do/old-town?for=rain&page=2', '/see-and-do/old-town?id=c1&for=rain&page=2'],
  ['/see-and-do/old-town#walls', '/see-and-do/old-town?id=c1#walls'],
  ['/see-and-do/old-town?id=c2&page=2', '/see-and-do/old-town?id=c2&page=2'],
];

test.each(CASES)('%s becomes %s, without a second entry in the history', (before, after) => {
  window.history.replaceState(null, '', before);
  const { length } = window.history;
  render(<CategoryIdParam id="c1" />);
  expect(window.location.href).toBe(`http://localhost${after}`);
  expect(window.history).toHaveLength(length);
});

test('it leaves the state of the router in the entry', () => {
  window.history.replaceState({ router: true }, '', '/see-and-do/old-town');
  render(<CategoryIdParam id="c1" />);
  expect(window.history.state).toEqual({ router: true });
});

test('it adds the id again after a refresh, with which the router writes the URL that it knows', () => {
  window.history.replaceState(null, '', '/see-and-do/old-town');
  const { rerender } = render(<CategoryIdParam id="c1" />);
  window.history.replaceState(null, '', '/see-and-do/old-town');
  rerender(<CategoryIdParam id="c1" />);
  expect(window.location.search).toBe('?id=c1');
});
