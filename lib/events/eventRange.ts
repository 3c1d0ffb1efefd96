import { townDay, validEnd } from '@/lib/i18n/dates';
import type { RangeKey } from '@/lib/routing/rangeKey';

/** Days as `YYYY-MM-DD` in the town’s time zone, both included; null for an open end. */
export type DayRange = { from: string | null; to: string | null };

const KEY = /^(\d{4}-\d{2}-\d{2})?_(\d{4}-\d{2}-\d{2})?$/;
const SATURDAY = 6;

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** The days of a range. `weekend` is the next Saturday and Sunday, or the rest of the current ones. */
export function toDays(key: RangeKey, now: Date): DayRange {
  const today = townDay(now);
  if (key === 'today') return { from: today, to: today };
  if (key === 'month') {
    const next = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    next.setUTCMonth(next.getUTCMonth() + 1);
    return { from: today, to: addDays(next.toISOString().slice(0, 10), -1) };
  }
  if (key === 'weekend') {
    const weekday = new Date(today).getUTCDay();
    if (weekday === 0) return { from: today, to: today };
    const saturday = addDays(today, SATURDAY - weekday);
    return { from: saturday, to: addDays(saturday, 1) };
  }
  const [, from, to] = KEY.exec(key) ?? [];
  return { from: from ?? null, to: to ?? null };
}

/** Whether an event takes place on any day of the range. */
export function isWithin({ from, to }: DayRange, startDate: string, endDate: string | null): boolean {
  const first = townDay(new Date(startDate));
  const last = townDay(new Date(validEnd(startDate, endDate) ?? startDate));
  return (from === null || last >= from) && (to === null || first <= to);
}
