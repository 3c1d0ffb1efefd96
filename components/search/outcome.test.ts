import { isReached, NO_OUTCOME, type Outcome, stepTowards } from '@/components/search/outcome';
import type { FoundEntry } from '@/lib/content/search/search';

const result = (title: string, marks: FoundEntry['marks']['title'] = []): FoundEntry => ({
  entry: {
    href: `#${title}`,
    kind: 'guide',
    detail: null,
    title: { text: title },
    summary: null,
  },
  marks: { title: marks, summary: [] },
});

const [gate, tower, square, island] = ['Gate', 'Tower', 'Square', 'Island'].map((title) => result(title)) as [
  FoundEntry,
  FoundEntry,
  FoundEntry,
  FoundEntry,
];

const outcome = (query: string, results: FoundEntry[]): Outcome => ({
  query,
  results,
  count: results.length,
  hasMore: false,
});

test('results take their places from the top down, so many at once', () => {
  const shown = outcome('a', [gate, tower, square]);
  const wanted = outcome('b', [tower, square, island]);
  const first = stepTowards(wanted, shown, 2);
  expect(first).toEqual({ ...wanted, results: [tower, square, square] });
  expect(isReached(wanted, first)).toBe(false);
  const second = stepTowards(wanted, first, 2);
  expect(second).toEqual(wanted);
  expect(isReached(wanted, second)).toBe(true);
});

test('what stays is the same object, and takes no turn of another', () => {
  const again = { ...gate, marks: { title: [], summary: [] } };
  const { results } = stepTowards(outcome('b', [again, tower]), outcome('a', [gate]), 1);
  expect(results[0]).toBe(gate);
  expect(results[1]).toBe(tower);
});

test('another mark is another result', () => {
  const marked = { ...gate, marks: { title: [[0, 2]] as FoundEntry['marks']['title'], summary: [] } };
  const wanted = outcome('ga', [marked]);
  expect(isReached(wanted, outcome('ga', [gate]))).toBe(false);
  expect(stepTowards(wanted, outcome('g', [gate]), 1)).toEqual(wanted);
});

test('what is too much goes at once, and nothing at all is reached in one step', () => {
  const wanted = outcome('c', [gate]);
  expect(stepTowards(wanted, outcome('a', [gate, tower, square]), 1)).toEqual(wanted);
  expect(stepTowards(NO_OUTCOME, wanted, 1)).toEqual(NO_OUTCOME);
});
