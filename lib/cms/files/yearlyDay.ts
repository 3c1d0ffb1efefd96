import { DAY_MS } from '@/lib/i18n/day';

/**
 * A day of every year: a month and day (`07-22`), a number of days from Easter Sunday (`easter-47`, `orthodox-easter+1`),
 * or the weekday nearest to a month and day (`saturday near 08-15`).
 */
export type YearlyDay = string;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export const YEARLY_DAY = new RegExp(
  `^(?:(?<feast>(?:orthodox-)?easter)(?<days>[+-]\\d{1,3})?|(?:(?<weekday>${WEEKDAYS.join('|')}) near )?(?<day>\\d\\d-\\d\\d))$`,
);

/** Difference of the Julian and the Gregorian calendar from 1900 to 2099. */
const JULIAN_DAYS = 13;

/** Easter Sunday of the western churches, as midnight UTC (the Gregorian computus of Meeus, Jones and Butcher). */
export function westernEaster(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** Easter Sunday of the Orthodox churches, as midnight UTC (the Julian computus of Meeus), from 1900 to 2099. */
export function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + weekday + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) + JULIAN_DAYS * DAY_MS;
}

/**
 * The nearest day of a weekday (0 for Sunday): three days before to three days after. Days are midnight UTC in
 * milliseconds.
 */
function nearest(day: number, weekday: number): number {
  const ahead = (weekday - new Date(day).getUTCDay() + 7) % 7;
  return day + (ahead > 3 ? ahead - 7 : ahead) * DAY_MS;
}

/** The date of a yearly day in a year, `YYYY-MM-DD`. */
export function dayInYear(yearlyDay: YearlyDay, year: number): string {
  const { feast, days, weekday, day } = YEARLY_DAY.exec(yearlyDay)?.groups ?? {};
  const base = day
    ? Date.parse(`${year}-${day}`)
    : (feast === 'easter' ? westernEaster : orthodoxEaster)(year) + Number(days ?? 0) * DAY_MS;
  const moved = weekday ? nearest(base, WEEKDAYS.indexOf(weekday)) : base;
  return new Date(moved).toISOString().slice(0, 10);
}
