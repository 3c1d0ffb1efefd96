import { formatTime, townDay, validEnd } from '@/lib/i18n/dates';

/**
 * When an event stands in a calendar: whole days, of which `until` is the first day after it, or hours in ISO 8601,
 * the last of which may be unknown.
 */
export type CalendarTime =
  | { kind: 'days'; from: string; until: string }
  | { kind: 'hours'; start: string; end: string | null };

/** An event as a calendar shows it, in one language. */
export type CalendarEvent = {
  id: string;
  title: string;
  summary: string | null;
  place: string;
  /** Path of its page. */
  address: string;
  time: CalendarTime;
  isConfirmed: boolean;
  /** When its facts last changed, ISO 8601. */
  modified: string;
};

/** The next day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Where no hour is known, midnight stands for whole days of the town. An end before its beginning counts as none. */
export function toCalendarTime(startDate: string, endDate: string | null): CalendarTime {
  const end = validEnd(startDate, endDate);
  if (formatTime(startDate)) return { kind: 'hours', start: startDate, end };
  const lastDay = townDay(new Date(end ?? startDate));
  return { kind: 'days', from: townDay(new Date(startDate)), until: dayAfter(lastDay) };
}
