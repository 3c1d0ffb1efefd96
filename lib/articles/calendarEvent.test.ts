import { type CalendarTime, toCalendarTime } from '@/lib/articles/calendarEvent';

const START = '2026-07-20T19:00:00Z';

/** Until the day after the last one. */
const days = (from: string, until: string): CalendarTime => ({ kind: 'days', from, until });
const hours = (start: string, end: string | null): CalendarTime => ({ kind: 'hours', start, end });

const TIMES: [rule: string, start: string, end: string | null, time: CalendarTime][] = [
  ['whole days in summer', '2026-07-21T22:00:00Z', '2026-07-23T21:59:00Z', days('2026-07-22', '2026-07-24')],
  ['a day in winter', '2026-02-02T23:00:00Z', '2026-02-03T22:59:00Z', days('2026-02-03', '2026-02-04')],
  ['as summer time begins', '2026-03-27T23:00:00Z', '2026-03-29T21:59:00Z', days('2026-03-28', '2026-03-30')],
  ['as summer time ends', '2026-10-23T22:00:00Z', '2026-10-25T22:59:00Z', days('2026-10-24', '2026-10-26')],
  ['the last day of a year', '2026-12-30T23:00:00Z', null, days('2026-12-31', '2027-01-01')],
  ['to its own midnight', '2026-07-21T22:00:00Z', '2026-07-21T22:00:00Z', days('2026-07-22', '2026-07-23')],
  ['hours', START, '2026-07-20T21:30:00Z', hours(START, '2026-07-20T21:30:00Z')],
  ['a minute before midnight', '2026-07-20T21:59:00Z', null, hours('2026-07-20T21:59:00Z', null)],
  ['an unknown end', START, null, hours(START, null)],
];

test.each(TIMES)('%s: from %s to %s', (_rule, start, end, time) => {
  expect(toCalendarTime(start, end)).toEqual(time);
});
