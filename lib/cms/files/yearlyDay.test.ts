import { dayInYear, orthodoxEaster, westernEaster, YEARLY_DAY } from '@/lib/cms/files/yearlyDay';

/** From the tables of both churches. */
const EASTERS: [year: number, western: string, orthodox: string][] = [
  [1943, '04-25', '04-25'],
  [1981, '04-19', '04-26'],
  [2008, '03-23', '04-27'],
  [2024, '03-31', '05-05'],
  [2026, '04-05', '04-12'],
  [2028, '04-16', '04-16'],
  [2035, '03-25', '04-29'],
  [2036, '04-13', '04-20'],
  [2038, '04-25', '04-25'],
];

test.each(EASTERS)('Easter of %i', (year, western, orthodox) => {
  const toDay = (midnight: number) => new Date(midnight).toISOString();
  expect(toDay(westernEaster(year))).toBe(`${year}-${western}T00:00:00.000Z`);
  expect(toDay(orthodoxEaster(year))).toBe(`${year}-${orthodox}T00:00:00.000Z`);
});

const DAYS: [yearlyDay: string, year: number, day: string][] = [
  ['07-22', 2026, '2026-07-22'],
  ['easter', 2026, '2026-04-05'],
  ['easter-47', 2026, '2026-02-17'],
  ['easter-47', 2030, '2030-03-05'],
  ['easter+1', 2027, '2027-03-29'],
  ['orthodox-easter-1', 2026, '2026-04-11'],
  ['saturday near 08-15', 2026, '2026-08-15'],
  ['saturday near 08-15', 2027, '2027-08-14'],
  ['saturday near 08-15', 2028, '2028-08-12'],
  ['saturday near 08-15', 2029, '2029-08-18'],
  ['sunday near 01-01', 2028, '2028-01-02'],
  ['friday near 01-01', 2028, '2027-12-31'],
];

test.each(DAYS)('%s of %i is %s', (yearlyDay, year, day) => {
  expect(dayInYear(yearlyDay, year)).toBe(day);
});

test.each(['', '7-22', '22.07.', 'Easter', 'easter 47', 'easter-', 'saturday', 'saturday near', 'someday near 08-15'])(
  '“%s” is not a yearly day',
  (value) => {
    expect(value).not.toMatch(YEARLY_DAY);
  },
);
