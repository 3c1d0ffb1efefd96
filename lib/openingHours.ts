import { addDays } from '@/lib/i18n/day';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** `09:00-17:00`; an end before the start is on the next day. */
export type OpenTime = `${string}-${string}`;

/** Hours that repeat each week, all year or from one day of the year to another (`MM-DD`, both included). */
type WeeklyHours = { days: readonly Weekday[]; times: readonly OpenTime[]; from?: string; to?: string };

/** A day (`YYYY-MM-DD`) with special hours; closed without any. */
type HoursException = { day: string; times: readonly OpenTime[] };

/** When a place is open, in the town’s time zone. */
export type OpeningHours =
  | { always: true }
  | { weekly: readonly WeeklyHours[]; exceptions?: readonly HoursException[] };

/** The weekday of a day, `YYYY-MM-DD`. */
export const weekdayOf = (day: string): Weekday => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] as Weekday;

/** The last day of a season, `MM-DD`: one to the end of February has the leap day too. */
export const lastDayOfSeason = (to: string): string => (to === '02-28' ? '02-29' : to);

function isInSeason({ from, to }: WeeklyHours, day: string): boolean {
  if (!from || !to) return true;
  const date = day.slice(5);
  const last = lastDayOfSeason(to);
  return from <= last ? from <= date && date <= last : from <= date || date <= last;
}

/** The times of one day, `YYYY-MM-DD`. */
function timesOf(hours: Exclude<OpeningHours, { always: true }>, day: string): readonly OpenTime[] {
  const exception = hours.exceptions?.find((each) => each.day === day);
  if (exception) return exception.times;
  const weekday = weekdayOf(day);
  return hours.weekly
    .filter((entry) => entry.days.includes(weekday) && isInSeason(entry, day))
    .flatMap(({ times }) => times);
}

export const toStartAndEnd = (time: OpenTime) => time.split('-') as [start: string, end: string];

/** When it opens on a day, `HH:MM`. */
export const startsOf = (hours: OpeningHours, day: string): string[] =>
  'always' in hours ? [] : timesOf(hours, day).map((time) => toStartAndEnd(time)[0]);

/** @param moment in the town’s time zone: `YYYY-MM-DD`, `HH:MM` */
export function isOpenAt(hours: OpeningHours, { day, time }: { day: string; time: string }): boolean {
  if ('always' in hours) return true;
  const isWithin = (on: string, matches: (start: string, end: string) => boolean): boolean =>
    timesOf(hours, on).some((each) => matches(...toStartAndEnd(each)));
  return (
    isWithin(day, (start, end) => start <= time && (time < end || end <= start)) ||
    isWithin(addDays(day, -1), (start, end) => end <= start && time < end)
  );
}
