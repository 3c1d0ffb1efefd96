import { formatCardDay, formatDate, toCardDay, townDay } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { type OpeningHours, type OpenTime, WEEKDAYS, type Weekday } from '@/lib/openingHours';

/** A line of the opening hours in words. `times` is empty where it is closed. */
export type OpeningHoursLine = { when: string; times: string };

/** The first and the last of days that follow each other: `[[mon, fri], [sun]]`. */
export function toRuns(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && WEEKDAYS[index - 1] === run.at(-1)) run[1] = day;
    else runs.push([day]);
  }
  return runs;
}

function formatDays(days: readonly Weekday[], language: Language): string {
  const { weekdays } = MESSAGES[language].OpeningHoursList;
  return toRuns(days)
    .map((run) => run.map((day) => weekdays[day]).join('–'))
    .join(', ');
}

const formatDayOfYear = (day: string, language: Language, now: Date): string =>
  formatCardDay({ ...toCardDay(`2024-${day}`, language, now), year: null });

const formatTimes = (times: readonly OpenTime[]): string => times.map((time) => time.replace('-', '–')).join(', ');

/** The hours line by line, as `Mon–Fri`, `09:00–17:00`; exceptions that are over are omitted. None for ‘always’. */
export function toOpeningHoursLines(hours: OpeningHours, language: Language, now: Date): OpeningHoursLine[] {
  if ('always' in hours) return [];
  const weekly = hours.weekly.map(({ days, times, from, to }) => {
    const season = [from, to].map((day) => day && formatDayOfYear(day, language, now)).filter(Boolean);
    const when = [season.join(' – '), formatDays(days, language)].filter(Boolean).join(', ');
    return { when, times: formatTimes(times) };
  });
  const today = townDay(now);
  const exceptions = (hours.exceptions ?? [])
    .filter(({ day }) => day >= today)
    .map(({ day, times }) => ({ when: formatDate(day), times: formatTimes(times) }));
  return [...weekly, ...exceptions];
}
