import type { RangeKey } from '@/lib/routing/eventRange';
import { isWithin, parseRange, toDays } from '@/lib/routing/eventRange';

const RANGES: [now: string, key: RangeKey, from: string | null, to: string | null][] = [
  ['2026-11-24T12:00:00Z', 'today', '2026-11-24', '2026-11-24'],
  // The town’s day begins an hour before that of UTC in winter, two in summer.
  ['2026-11-24T22:59:59Z', 'today', '2026-11-24', '2026-11-24'],
  ['2026-11-24T23:00:00Z', 'today', '2026-11-25', '2026-11-25'],
  ['2026-08-15T22:00:00Z', 'today', '2026-08-16', '2026-08-16'],
  ['2026-12-31T23:00:00Z', 'today', '2027-01-01', '2027-01-01'],
  ['2026-11-24T12:00:00Z', 'weekend', '2026-11-28', '2026-11-29'],
  ['2026-11-29T12:00:00Z', 'weekend', '2026-11-29', '2026-11-29'],
  ['2026-11-29T23:00:00Z', 'weekend', '2026-12-05', '2026-12-06'],
  ['2026-11-24T12:00:00Z', 'month', '2026-11-24', '2026-11-30'],
  ['2026-11-30T23:00:00Z', 'month', '2026-12-01', '2026-12-31'],
  ['2028-02-14T12:00:00Z', 'month', '2028-02-14', '2028-02-29'],
  ['2026-11-24T12:00:00Z', '2026-12-01_', '2026-12-01', null],
  ['2026-11-24T12:00:00Z', '_2026-12-01', null, '2026-12-01'],
];

test.each(RANGES)('at %s %s is from %s to %s', (now, key, from, to) => {
  expect(toDays(key, new Date(now))).toEqual({ from, to });
});

test.each([
  ['when=today&from=2026-12-01', 'today'],
  ['from=2026-12-01', '2026-12-01_'],
  ['to=2026-12-01', '_2026-12-01'],
  ['from=2026-12-01&to=2026-12-24', '2026-12-01_2026-12-24'],
  ['from=2026-12-24&to=2026-12-01', '2026-12-01_2026-12-24'],
  ['from=2026-02-30&to=', null],
])('the range of %s is %s', (query, range) => {
  expect(parseRange(new URLSearchParams(query))).toBe(range);
});

const DAYS = { from: '2026-11-28', to: '2026-11-29' };

test.each([
  ['begins on the last day', '2026-11-29T22:59:59Z', null, true],
  ['begins on the town’s day after', '2026-11-29T23:00:00Z', null, false],
  ['ends on the first day', '2026-11-01T10:00:00Z', '2026-11-27T23:00:00Z', true],
  ['ends in the night before the first day', '2026-11-27T21:00:00Z', '2026-11-28T01:00:00Z', false],
  ['ends on the day before', '2026-11-01T10:00:00Z', '2026-11-27T22:59:59Z', false],
  ['runs all along', '2026-11-01T10:00:00Z', '2026-12-24T10:00:00Z', true],
])('an event that %s', (_what, start, end, expected) => {
  expect(isWithin(DAYS, start, end)).toBe(expected);
});

test('a range with an open end has no limit there', () => {
  const isFound = (from: string | null, to: string | null) => isWithin({ from, to }, '2026-11-28T10:00:00Z', null);
  expect([isFound('2026-11-28', null), isFound('2026-11-29', null)]).toEqual([true, false]);
  expect([isFound(null, '2026-11-28'), isFound(null, '2026-11-27')]).toEqual([true, false]);
});
