import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import { toRuns } from '@/lib/articles/openingHoursLines';
import { townDay } from '@/lib/i18n/dates';
import {
  lastDayOfSeason,
  type OpeningHours,
  type OpenTime,
  toStartAndEnd,
  WEEKDAYS,
  type Weekday,
} from '@/lib/openingHours';

const DAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

/** A day of a year, `MM-DD`: 29 February is the 28th where there is none. */
const dayIn = (year: number, day: string): string =>
  day === '02-29' && new Date(Date.UTC(year, 1, 29)).getUTCMonth() > 1 ? `${year}-02-28` : `${year}-${day}`;

/** The current season, or the next one when this year’s is over, as days with a year. */
function toValidity(from: string | undefined, to: string | undefined, today: string) {
  if (!from || !to) return {};
  const year = Number(today.slice(0, 4));
  const last = lastDayOfSeason(to);
  const isPast = today.slice(5) > last;
  const lastYear = isPast ? year + 1 : year;
  const firstYear = from > last ? lastYear - 1 : lastYear;
  return { validFrom: dayIn(firstYear, from), validThrough: dayIn(lastYear, last) };
}

/** The hours for search engines. By convention a closed day opens and closes at midnight. */
export function toHoursSpecification(hours: OpeningHours, now: Date): OpeningHoursSpecificationLeaf[] {
  if ('always' in hours) {
    const dayOfWeek = WEEKDAYS.map((day) => DAY_NAMES[day]);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '00:00:00', closes: '23:59:59' }];
  }
  const node = (time: OpenTime, fields: Partial<OpeningHoursSpecificationLeaf>): OpeningHoursSpecificationLeaf => {
    const [opens, closes] = toStartAndEnd(time).map((each) => `${each}:00`);
    return { '@type': 'OpeningHoursSpecification', opens, closes, ...fields };
  };
  const today = townDay(now);
  const weekly = hours.weekly.flatMap(({ days, times, from, to }) =>
    times.map((time) => node(time, { dayOfWeek: days.map((day) => DAY_NAMES[day]), ...toValidity(from, to, today) })),
  );
  const exceptions = (hours.exceptions ?? [])
    .filter(({ day }) => day >= today)
    .flatMap(({ day, times }) =>
      (times.length > 0 ? times : (['00:00-00:00'] as const)).map((time) =>
        node(time, { validFrom: day, validThrough: day }),
      ),
    );
  return [...weekly, ...exceptions];
}

/** `MM-DD` as OpenStreetMap writes it: `May 01`. */
const toOsmDay = (day: string): string =>
  new Date(`2024-${day}`).toLocaleDateString('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });

/** The hours in the syntax of OpenStreetMap’s `opening_hours`: `Mo-Fr 09:00-17:00; 2026 Dec 25 off`. */
export function toOsmHours(hours: OpeningHours): string {
  if ('always' in hours) return '24/7';
  const weekly = hours.weekly.map(({ days, times, from, to }) => {
    const season = from && to ? `${toOsmDay(from)}-${toOsmDay(to)}` : '';
    const runs = toRuns(days).map((run) => run.map((day) => DAY_NAMES[day].slice(0, 2)).join('-'));
    return [season, runs.join(','), times.join(',')].filter(Boolean).join(' ');
  });
  const exceptions = (hours.exceptions ?? []).map(
    ({ day, times }) => `${day.slice(0, 4)} ${toOsmDay(day.slice(5))} ${times.length > 0 ? times.join(',') : 'off'}`,
  );
  // After a comma a rule adds to those before, after a semicolon it replaces theirs.
  return [weekly.join(', '), ...exceptions].filter(Boolean).join('; ');
}
