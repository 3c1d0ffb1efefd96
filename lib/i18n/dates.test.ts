import {
  formatCardDay,
  formatDate,
  formatMonth,
  formatTime,
  lastDay,
  toCardDay,
  toEventTime,
  toInstant,
  toTownIso,
} from '@/lib/i18n/dates';
import { LANGUAGES } from '@/lib/i18n/language';

const DATES: [iso: string, date: string][] = [
  // Winter: one hour ahead of UTC. Summer: two hours.
  ['2025-12-31T22:59:59.999Z', '31.12.2025'],
  ['2025-12-31T23:00:00.000Z', '01.01.2026'],
  ['2026-06-30T21:59:59.999Z', '30.06.2026'],
  ['2026-06-30T22:00:00.000Z', '01.07.2026'],
  // The days on which summer time begins and ends.
  ['2026-03-29T22:00:00.000Z', '30.03.2026'],
  ['2026-10-25T22:59:59.999Z', '25.10.2026'],
];

test.each(DATES)('%s is %s in the town', (iso, date) => {
  expect(formatDate(iso)).toBe(date);
});

const TIMES: [iso: string, time: string | null][] = [
  ['2026-07-20T19:00:00.000Z', '21:00'],
  ['2026-01-20T19:00:00.000Z', '20:00'],
  ['2026-07-19T22:30:00.000Z', '00:30'],
  // Whole days: the town’s midnight, and the last minute, in which such an end lies.
  ['2026-07-19T22:00:00.000Z', null],
  ['2026-07-20T21:59:00.000Z', null],
];

test.each(TIMES)('the time of %s is %s', (iso, time) => {
  expect(formatTime(iso)).toBe(time);
});

const CARD_DAYS: [iso: string, en: string, sr: string][] = [
  ['2026-01-02', '2\u00a0January', '2.\u00a0januar'],
  ['2027-01-31', '31\u00a0January 2027', '31.\u00a0januar 2027.'],
];

test.each(CARD_DAYS)('in 2026 the day %s is %s, in Montenegrin %s', (iso, en, sr) => {
  const now = new Date('2026-11-24T12:00:00Z');
  expect(formatCardDay(toCardDay(iso, 'en', now))).toBe(en);
  expect(formatCardDay(toCardDay(iso, 'sr', now))).toBe(sr);
});

test('the current year is the town’s, which begins before that of UTC', () => {
  const newYear = '2027-01-01';
  expect(toCardDay(newYear, 'en', new Date('2026-12-31T22:59:59Z')).year).toBe('2027');
  expect(toCardDay(newYear, 'en', new Date('2026-12-31T23:00:00Z')).year).toBeNull();
});

test.each([
  ['2026-12', 'December', 'Decembar'],
  ['2027-01', 'January 2027', 'Januar 2027.'],
  ['2025-06', 'June 2025', 'Jun 2025.'],
])('in 2026 the heading of %s is %s, in Montenegrin %s', (month, en, sr) => {
  const now = new Date('2026-11-24T12:00:00Z');
  expect(formatMonth(month, 'en', now)).toBe(en);
  expect(formatMonth(month, 'sr', now)).toBe(sr);
});

test('months are in Latin letters in every language', () => {
  for (const language of LANGUAGES) {
    for (let month = 1; month <= 12; month += 1) {
      const iso = `2026-${String(month).padStart(2, '0')}-15`;
      expect(toCardDay(iso, language, new Date(iso)).month).toMatch(/^[A-Za-z]+$/);
    }
  }
});

const NOW = new Date('2026-07-20T12:00:00Z');

const ALL_DAY = { startTime: null, endTime: null };

type Span = [rule: string, start: string, end: string | null, expected: Partial<ReturnType<typeof toEventTime>>];

const SPANS: Span[] = [
  [
    'an evening is one date with two times',
    '2026-07-20T19:00:00Z',
    '2026-07-20T21:30:00Z',
    { from: '2026-07-20', to: null, startTime: '21:00', endTime: '23:30', isOver: false },
  ],
  [
    'whole days have no times, also over the change to winter time',
    '2026-10-23T22:00:00Z',
    '2026-10-26T22:59:00Z',
    { from: '2026-10-24', to: '2026-10-26', ...ALL_DAY, isOver: false },
  ],
  [
    'one whole day has no end of its own',
    '2026-07-21T22:00:00Z',
    '2026-07-22T21:59:00Z',
    { from: '2026-07-22', to: null, ...ALL_DAY },
  ],
  [
    'a night that goes past the town’s midnight is of the day it begins, and over at its hour',
    '2026-07-19T20:00:00Z',
    '2026-07-20T00:00:00Z',
    { from: '2026-07-19', to: null, startTime: '22:00', endTime: '02:00', isOver: true },
  ],
  ['past midnight in UTC alone it does not', '2026-12-20T22:30:00Z', '2026-12-20T22:45:00Z', { to: null }],
  ['an event without an end has a start alone', '2026-07-21T19:00:00Z', null, { to: null, endTime: null }],
];

test.each(SPANS)('%s', (_rule, start, end, expected) => {
  expect(toEventTime(start, end, NOW)).toMatchObject(expected);
});

test.each([
  ['an end in the night', '2026-11-25T21:00:00Z', '2026-11-26T01:00:00Z', '2026-11-25'],
  ['an end at 06:00', '2026-11-25T21:00:00Z', '2026-11-26T05:00:00Z', '2026-11-25'],
  ['an end in the morning', '2026-11-25T21:00:00Z', '2026-11-26T05:01:00Z', '2026-11-26'],
  ['the night in which summer time ends', '2026-10-24T19:00:00Z', '2026-10-25T04:30:00Z', '2026-10-24'],
  ['a night after days', '2026-11-20T21:00:00Z', '2026-11-26T01:00:00Z', '2026-11-26'],
  ['days at midnight of UTC', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z', '2026-11-26'],
  ['whole days', '2026-11-24T23:00:00Z', '2026-11-26T01:00:00Z', '2026-11-26'],
  ['a start after midnight', '2026-11-25T23:30:00Z', '2026-11-26T02:00:00Z', '2026-11-26'],
  ['a start a minute before midnight', '2026-12-31T22:59:00Z', '2027-01-01T00:30:00Z', '2026-12-31'],
  ['no end', '2026-11-25T21:00:00Z', null, '2026-11-25'],
  ['no end of a whole day', '2026-11-24T23:00:00Z', null, '2026-11-25'],
])('the last day with %s: %s to %s is %s', (_rule, start, end, expected) => {
  expect(lastDay(start, end)).toBe(expected);
});

const OVER: [rule: string, start: string, end: string | null, isOver: boolean][] = [
  ['an event to come is not over', '2026-07-21T10:00:00Z', '2026-07-22T10:00:00Z', false],
  ['an event under way is not over', '2026-07-19T10:00:00Z', '2026-07-20T12:00:01Z', false],
  ['an event is not over at its end', '2026-07-19T10:00:00Z', '2026-07-20T12:00:00Z', false],
  ['an event is over after its end', '2026-07-19T10:00:00Z', '2026-07-20T11:59:59Z', true],
  ['an event without an end lasts its day', '2026-07-20T08:00:00Z', null, false],
  ['an event without an end is over the day after', '2026-07-19T20:00:00Z', null, true],
  ['an event without an end that began after the town’s midnight is today’s', '2026-07-19T22:15:00Z', null, false],
];

test.each(OVER)('%s', (_rule, start, end, isOver) => {
  expect(toEventTime(start, end, NOW).isOver).toBe(isOver);
});

test.each([
  ['2026-03-29', '00:59', '2026-03-28T23:59'],
  ['2026-03-29', '01:00', '2026-03-29T00:00'],
  ['2026-03-29', '01:59', '2026-03-29T00:59'],
  ['2026-03-29', '03:00', '2026-03-29T01:00'],
  ['2026-10-25', '00:59', '2026-10-24T22:59'],
  ['2026-10-25', '01:00', '2026-10-24T23:00'],
  ['2026-10-25', '01:59', '2026-10-24T23:59'],
  ['2026-10-25', '03:00', '2026-10-25T02:00'],
])('as the clocks change, %s %s in the town is %s in UTC', (day, time, instant) => {
  expect(toInstant(day, `${time}:00`)).toBe(`${instant}:00.000Z`);
});

test.each([
  ['2026-07-05T18:00:00.000Z', '2026-07-05T20:00:00+02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00+01:00'],
  // The hour that comes twice.
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ['2026-05-01', '2026-05-01T02:00:00+02:00'],
])('%s is %s by the town’s clocks, the same moment', (iso, town) => {
  expect(toTownIso(iso)).toBe(town);
  expect(Date.parse(town)).toBe(Date.parse(iso));
});
