import { orthodoxEaster, westernEaster } from '@/lib/cms/files/easter';

/**
 * A day of every year: a month and day (`07-22`), a number of days from Easter Sunday (`easter-47`, `orthodox-easter+1`),
 * or the weekday nearest to a month and day (`saturday near 08-15`).
 */
export type YearlyDay = string;

const DAY_MS = 86_400_000;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export const YEARLY_DAY = new RegExp(
  `^(?:(?<feast>(?:orthodox-)?easter)(?<days>[+-]\\d{1,3})?|(?:(?<weekday>${WEEKDAYS.join('|')}) near )?(?<day>\\d\\d-\\d\\d))$`,
);

/** The month and day in a yearly day, `MM-DD`; null for days from Easter. */
export const monthDayOf = (yearlyDay: YearlyDay): string | null => YEARLY_DAY.exec(yearlyDay)?.groups?.day ?? null;

/**
 * The nearest day of a weekday: three days before to three days after.
 *
 * @param day midnight UTC in milliseconds
 * @param weekday 0 for Sunday
 */
function nearest(day: number, weekday: number): number {
  const ahead = (weekday - new Date(day).getUTCDay() + 7) % 7;
  return day + (ahead > 3 ? ahead - 7 : ahead) * DAY_MS;
}

/**
 * The date of a yearly day in a year, `YYYY-MM-DD`.
 *
 * @throws {Error} for an invalid yearly day
 */
export function dayInYear(yearlyDay: YearlyDay, year: number): string {
  const { feast, days, weekday, day } = YEARLY_DAY.exec(yearlyDay)?.groups ?? {};
  if (!feast && !day) throw new Error(`not a yearly day: ${yearlyDay}`);
  const base = day
    ? Date.parse(`${year}-${day}`)
    : (feast === 'easter' ? westernEaster : orthodoxEaster)(year) + Number(days ?? 0) * DAY_MS;
  const moved = weekday ? nearest(base, WEEKDAYS.indexOf(weekday)) : base;
  return new Date(moved).toISOString().slice(0, 10);
}
