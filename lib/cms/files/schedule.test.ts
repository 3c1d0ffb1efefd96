import { latestOccurrence, nextOccurrence } from '@/lib/cms/files/schedule';
import { DAY_MS } from '@/lib/i18n/day';

/** Instants in UTC, without their seconds. */
type Case = [rule: string, from: string, to: string, now: string, start: string, end: string];

const CASES: Case[] = [
  ['before it', '07-22', '07-22', '2026-03-01T12:00', '2026-07-21T22:00', '2026-07-22T21:59'],
  ['a minute before it begins', '07-22', '07-25', '2026-07-21T21:59', '2026-07-21T22:00', '2026-07-25T21:59'],
  ['during it', '07-22', '07-25', '2026-07-24T08:00', '2026-07-21T22:00', '2026-07-25T21:59'],
  ['in its last minute', '07-22', '07-25', '2026-07-25T21:59:59', '2026-07-21T22:00', '2026-07-25T21:59'],
  ['after it', '07-22', '07-25', '2026-07-25T22:00', '2027-07-21T22:00', '2027-07-25T21:59'],
  ['in winter, one hour ahead', '01-27', '02-03', '2026-01-01T12:00', '2026-01-26T23:00', '2026-02-03T22:59'],
  ['before one over New Year', '12-27', '01-05', '2026-11-01T12:00', '2026-12-26T23:00', '2027-01-05T22:59'],
  ['in its first half', '12-27', '01-05', '2026-12-30T12:00', '2026-12-26T23:00', '2027-01-05T22:59'],
  ['in its second half', '12-27', '01-05', '2027-01-03T12:00', '2026-12-26T23:00', '2027-01-05T22:59'],
  ['after it', '12-27', '01-05', '2027-01-06T12:00', '2027-12-26T23:00', '2028-01-05T22:59'],
  ['in the town’s new year', '01-01', '01-01', '2026-12-31T23:30', '2026-12-31T23:00', '2027-01-01T22:59'],
  ['on the day summer time begins', '03-29', '03-29', '2026-01-01T12:00', '2026-03-28T23:00', '2026-03-29T21:59'],
  ['on the day summer time ends', '10-25', '10-25', '2026-01-01T12:00', '2026-10-24T22:00', '2026-10-25T22:59'],
  ['over the end of summer time', '10-20', '10-30', '2026-01-01T12:00', '2026-10-19T22:00', '2026-10-30T22:59'],
  ['on a leap day', '02-29', '02-29', '2028-01-01T12:00', '2028-02-28T23:00', '2028-02-29T22:59'],
];

test.each(CASES)('%s: from %s to %s, seen at %s', (_rule, from, to, now, start, end) => {
  const expected = { startDate: `${start}:00.000Z`, endDate: `${end}:59.000Z` };
  expect(nextOccurrence(from, to, new Date(`${now}Z`))).toEqual(expected);
});

test.each([
  ['07-22', '07-22'],
  ['12-27', '01-05'],
  ['01-01', '12-31'],
])('from %s to %s, at every hour of the day in four years it is the next that is not over', (from, to) => {
  let before = '';
  for (let hour = 0; hour < 4 * 365 * 24; hour += 23) {
    const now = new Date(Date.UTC(2026, 0, 1, hour));
    const { startDate, endDate } = nextOccurrence(from, to, now);
    expect(Date.parse(endDate)).toBeGreaterThanOrEqual(now.getTime());
    expect(Date.parse(startDate)).toBeLessThan(Date.parse(endDate));
    if (before) expect(Date.parse(startDate) - Date.parse(before)).toBeLessThan(367 * DAY_MS);
    expect(startDate >= before).toBe(true);
    before = startDate;
  }
});

test.each([
  ['on the day', '12-01', '2026-12-01', '2026-12-01'],
  ['the day before', '12-01', '2026-11-30', '2025-12-01'],
  ['long after', '12-01', '2027-06-15', '2026-12-01'],
  ['by Easter', 'easter-47', '2027-01-10', '2026-02-17'],
  ['that of this year falls into the next', 'saturday near 12-31', '2027-01-01', '2026-01-03'],
  ['that of the next year falls into this', 'friday near 01-01', '2027-12-31', '2027-12-31'],
])('the latest day up to today: %s', (_when, day, today, expected) => {
  expect(latestOccurrence(day, today)).toBe(expected);
});
