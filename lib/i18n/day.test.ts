import { addDays } from '@/lib/i18n/day';
import { isDay } from '@/lib/i18n/isDay';

test('days are added across months and the change of the clocks', () => {
  expect([addDays('2026-03-28', 1), addDays('2026-03-29', 1), addDays('2027-01-01', -1)]).toEqual([
    '2026-03-29',
    '2026-03-30',
    '2026-12-31',
  ]);
});

test('only dates of the calendar are days', () => {
  expect(['2026-07-22', '2028-02-29'].map(isDay)).toEqual([true, true]);
  expect(['', '2026-7-22', '2027-02-29', '2026-13-01', '0202-07-22', '2026-07-22T10:00'].map(isDay)).not.toContain(
    true,
  );
});
