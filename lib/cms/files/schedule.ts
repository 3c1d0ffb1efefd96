import { dayInYear, type YearlyDay } from '@/lib/cms/files/yearlyDay';
import { toInstant, townDay } from '@/lib/i18n/dates';

/** The latest day of a yearly day up to today, `YYYY-MM-DD`. One near New Year may fall into the year before or after its own. */
export function latestOccurrence(day: YearlyDay, today: string): string {
  const year = Number(today.slice(0, 4));
  const days = [year + 1, year, year - 1].map((each) => dayInYear(day, each));
  return days.find((each) => each <= today) ?? dayInYear(day, year - 2);
}

/**
 * The current or next occurrence of a yearly event, as ISO 8601 in UTC, so that the shipped calendar always shows the next
 * twelve months. Events last whole days: they begin and end at the town’s midnight.
 */
export function nextOccurrence(from: YearlyDay, to: YearlyDay, now: Date): { startDate: string; endDate: string } {
  const year = Number(townDay(now).slice(0, 4));
  const inYear = (first: number) => {
    const start = dayInYear(from, first);
    const end = dayInYear(to, first);
    return {
      startDate: toInstant(start, '00:00:00.000'),
      endDate: toInstant(end < start ? dayInYear(to, first + 1) : end, '23:59:59.000'),
    };
  };
  const candidates = [inYear(year - 1), inYear(year)];
  return candidates.find(({ endDate }) => new Date(endDate) >= now) ?? inYear(year + 1);
}
