import { isOpenAt, type OpeningHours } from '@/lib/openingHours';

const museum: OpeningHours = {
  weekly: [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], times: ['09:00-12:00', '14:00-17:00'] },
    { days: ['sat'], times: ['10:00-13:00'], from: '05-01', to: '10-31' },
    { days: ['sun'], times: ['11:00-13:00'], from: '11-01', to: '03-31' },
  ],
  exceptions: [
    { day: '2026-12-25', times: [] },
    { day: '2026-12-24', times: ['09:00-10:00'] },
  ],
};

const DAILY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const halves: OpeningHours = {
  weekly: [
    { days: DAILY, times: ['10:00-12:00'], from: '11-01', to: '02-28' },
    { days: DAILY, times: ['08:00-20:00'], from: '03-01', to: '10-31' },
  ],
};

const bar: OpeningHours = { weekly: [{ days: ['fri'], times: ['20:00-02:00'] }] };

test.each([
  ['on a weekday', museum, '2026-11-24', '09:00', true],
  ['before it opens', museum, '2026-11-24', '08:59', false],
  ['in the break', museum, '2026-11-24', '13:00', false],
  ['at closing time', museum, '2026-11-24', '17:00', false],
  ['on a Saturday out of season', museum, '2026-11-28', '11:00', false],
  ['on a Saturday in season', museum, '2026-10-31', '11:00', true],
  ['on a Sunday of a season over New Year', museum, '2027-01-03', '12:00', true],
  ['on a Sunday of that season before New Year', museum, '2026-11-29', '12:00', true],
  ['on a Sunday after that season', museum, '2027-04-04', '12:00', false],
  ['on a day with hours of its own', museum, '2026-12-24', '11:00', false],
  ['on a day that is closed', museum, '2026-12-25', '10:00', false],
  ['in the evening before midnight', bar, '2026-11-27', '23:30', true],
  ['after midnight', bar, '2026-11-28', '01:59', true],
  ['at its end after midnight', bar, '2026-11-28', '02:00', false],
  ['in the night before', bar, '2026-11-27', '01:00', false],
  ['on the leap day in winter', halves, '2028-02-29', '11:00', true],
  ['on the leap day by the hours of summer', halves, '2028-02-29', '08:30', false],
  ['on the day after the leap day', halves, '2028-03-01', '08:30', true],
  ['always', { always: true } as const, '2026-11-27', '03:00', true],
])('whether a place is open %s', (_, hours, day, time, isOpen) => {
  expect(isOpenAt(hours, { day, time })).toBe(isOpen);
});
