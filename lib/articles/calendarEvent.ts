import { formatStart, lastDay, townDay } from '@/lib/i18n/dates';
import { addDays } from '@/lib/i18n/day';

/**
 * The time of an event in a calendar: whole days (`YYYY-MM-DD`), where `until` is the first day after it, or times in
 * ISO 8601, of which the end may be unknown.
 */
export type CalendarTime =
  | { kind: 'days'; from: string; until: string }
  | { kind: 'hours'; start: string; end: string | null };

export type CalendarEvent = {
  /** By which a calendar replaces an older version. */
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

/** A start at midnight in the town means whole days. */
export function toCalendarTime(startDate: string, endDate: string | null): CalendarTime {
  if (formatStart(startDate)) return { kind: 'hours', start: startDate, end: endDate };
  return { kind: 'days', from: townDay(new Date(startDate)), until: addDays(lastDay(startDate, endDate), 1) };
}
