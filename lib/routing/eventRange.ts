import { lastDay, townDay } from '@/lib/i18n/dates';
import { addDays } from '@/lib/i18n/day';
import { isDay } from '@/lib/i18n/isDay';
import { listFilter } from '@/lib/routing/listFilter';

/** Days as `YYYY-MM-DD` in the town’s time zone, both included; null for an open end. */
export type DayRange = { from: string | null; to: string | null };

const SATURDAY = 6;

/** The current or next weekend; on a Sunday, that day only. */
function toWeekend(today: string): DayRange {
  const weekday = new Date(today).getUTCDay();
  if (weekday === 0) return { from: today, to: today };
  const saturday = addDays(today, SATURDAY - weekday);
  return { from: saturday, to: addDays(saturday, 1) };
}

function toRestOfMonth(today: string): DayRange {
  const last = new Date(today);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from: today, to: last.toISOString().slice(0, 10) };
}

/** The days of each named range, from the current day in the town. */
const NAMED_RANGES = {
  today: (today: string): DayRange => ({ from: today, to: today }),
  weekend: toWeekend,
  month: toRestOfMonth,
};

export type NamedRange = keyof typeof NAMED_RANGES;

/** A range of events: a named one, or `YYYY-MM-DD_YYYY-MM-DD` with either day left out. */
export type RangeKey = NamedRange | `${string}_${string}`;

export const EVENT_FILTER = listFilter('when', Object.keys(NAMED_RANGES) as NamedRange[]);

/**
 * The range of a query, `when=today` or `from=…&to=…`, whose days may be in the wrong order; null without one or if it
 * is invalid.
 */
export function parseRange(query: URLSearchParams): RangeKey | null {
  const [from = '', to = ''] = ['from', 'to']
    .map((name) => query.get(name) ?? '')
    .map((value) => (isDay(value) ? value : ''));
  const named = EVENT_FILTER.parse(query);
  if (named || !(from || to)) return named;
  return to && to < from ? `${to}_${from}` : `${from}_${to}`;
}

export const isNamedRange = (key: RangeKey): key is NamedRange => key in NAMED_RANGES;

export function toDays(key: RangeKey, now: Date): DayRange {
  if (isNamedRange(key)) return NAMED_RANGES[key](townDay(now));
  const [from, to] = key.split('_');
  return { from: from || null, to: to || null };
}

/** Whether an event takes place on any day of the range. */
export function isWithin({ from, to }: DayRange, startDate: string, endDate: string | null): boolean {
  const first = townDay(new Date(startDate));
  const last = lastDay(startDate, endDate);
  return (from === null || last >= from) && (to === null || first <= to);
}
