/** @jest-environment node */
import { latestOccurrence, nextOccurrence } from '@/lib/cms/files/schedule';

type Case = [rule: string, from: string, to: string, now: string, startDate: string, endDate: string];

const CASES: Case[] = [
  [
    'before it, an event is this year’s',
    '07-22',
    '07-22',
    '2026-03-01T12:00:00Z',
    '2026-07-21T22:00:00.000Z',
    '2026-07-22T21:59:00.000Z',
  ],
  [
    'a moment before it begins, it is this year’s',
    '07-22',
    '07-25',
    '2026-07-21T21:59:59Z',
    '2026-07-21T22:00:00.000Z',
    '2026-07-25T21:59:00.000Z',
  ],
  [
    'during it, it is the one under way',
    '07-22',
    '07-25',
    '2026-07-24T08:00:00Z',
    '2026-07-21T22:00:00.000Z',
    '2026-07-25T21:59:00.000Z',
  ],
  [
    'in its last minute, it is still under way',
    '07-22',
    '07-25',
    '2026-07-25T21:59:00Z',
    '2026-07-21T22:00:00.000Z',
    '2026-07-25T21:59:00.000Z',
  ],
  [
    'after it, it is next year’s',
    '07-22',
    '07-25',
    '2026-07-25T22:00:00Z',
    '2027-07-21T22:00:00.000Z',
    '2027-07-25T21:59:00.000Z',
  ],
  [
    'in winter the town is one hour ahead',
    '01-27',
    '02-03',
    '2026-01-01T12:00:00Z',
    '2026-01-26T23:00:00.000Z',
    '2026-02-03T22:59:00.000Z',
  ],
  [
    'over the turn of the year, seen from before',
    '12-27',
    '01-05',
    '2026-11-01T12:00:00Z',
    '2026-12-26T23:00:00.000Z',
    '2027-01-05T22:59:00.000Z',
  ],
  [
    'over the turn of the year, seen from its first half',
    '12-27',
    '01-05',
    '2026-12-30T12:00:00Z',
    '2026-12-26T23:00:00.000Z',
    '2027-01-05T22:59:00.000Z',
  ],
  [
    'over the turn of the year, seen from its second half',
    '12-27',
    '01-05',
    '2027-01-03T12:00:00Z',
    '2026-12-26T23:00:00.000Z',
    '2027-01-05T22:59:00.000Z',
  ],
  [
    'over the turn of the year, seen from after',
    '12-27',
    '01-05',
    '2027-01-06T12:00:00Z',
    '2027-12-26T23:00:00.000Z',
    '2028-01-05T22:59:00.000Z',
  ],
  [
    'the year is the town’s, which begins before that of UTC',
    '01-01',
    '01-01',
    '2026-12-31T23:30:00Z',
    '2026-12-31T23:00:00.000Z',
    '2027-01-01T22:59:00.000Z',
  ],
  [
    'on the day summer time begins',
    '03-29',
    '03-29',
    '2026-01-01T12:00:00Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T21:59:00.000Z',
  ],
  [
    'on the day summer time ends',
    '10-25',
    '10-25',
    '2026-01-01T12:00:00Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T22:59:00.000Z',
  ],
  [
    'over the end of summer time',
    '10-20',
    '10-30',
    '2026-01-01T12:00:00Z',
    '2026-10-19T22:00:00.000Z',
    '2026-10-30T22:59:00.000Z',
  ],
  [
    'on the last day of February in a leap year',
    '02-29',
    '02-29',
    '2028-01-01T12:00:00Z',
    '2028-02-28T23:00:00.000Z',
    '2028-02-29T22:59:00.000Z',
  ],
];

test.each(CASES)('%s', (_rule, from, to, now, startDate, endDate) => {
  expect(nextOccurrence(from, to, new Date(now))).toEqual({ startDate, endDate });
});

test('at every hour of four years the occurrence shown is not over, and there is none sooner', () => {
  for (const [from, to] of [
    ['07-22', '07-22'],
    ['12-27', '01-05'],
    ['01-01', '12-31'],
  ] as const) {
    let before = '';
    for (let hour = 0; hour < 4 * 365 * 24; hour += 7) {
      const now = new Date(Date.UTC(2026, 0, 1, hour));
      const { startDate, endDate } = nextOccurrence(from, to, now);
      expect(Date.parse(endDate)).toBeGreaterThanOrEqual(now.getTime());
      expect(Date.parse(startDate)).toBeLessThan(Date.parse(endDate));
      if (before !== '' && before !== startDate) {
        expect(Date.parse(startDate) - Date.parse(before)).toBeLessThan(367 * 86_400_000);
      }
      expect(startDate >= before).toBe(true);
      before = startDate;
    }
  }
});

test.each([
  ['on the day', '12-01', '2026-12-01T12:00:00Z', '2026-12-01'],
  ['the moment the town’s day begins', '12-01', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['the moment before', '12-01', '2026-11-30T22:59:59Z', '2025-12-01'],
  ['long after', '12-01', '2027-06-15T12:00:00Z', '2026-12-01'],
  ['by Easter', 'easter-47', '2027-01-10T12:00:00Z', '2026-02-17'],
])('the latest day up to today: %s', (_when, day, now, expected) => {
  expect(latestOccurrence(day, new Date(now))).toBe(expected);
});
