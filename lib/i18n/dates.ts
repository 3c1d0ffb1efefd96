import { TOWN_ZONE } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

const townMoment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TOWN_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const offsetFormat = new Intl.DateTimeFormat('en-GB', { timeZone: TOWN_ZONE, timeZoneName: 'longOffset' });

/** The town's offset from UTC at a moment: `+01:00` or `+02:00`. */
const townOffset = (date: Date): string => offsetFormat.format(date).slice(-6);

/** The town's local time: `2026-07-05 20:00:00`. */
export const townDateTime = (date: Date): string => townMoment.format(date);

/** The town’s time at an instant, `HH:MM`. */
const clockTime = (date: Date): string => townDateTime(date).slice(-8, -3);

/** The town’s day of an instant, `YYYY-MM-DD`. */
export const townDay = (date: Date): string => townDateTime(date).slice(0, -9);

/** An instant as ISO 8601 in the town’s time zone: `2026-07-05T20:00:00+02:00`. */
export function toTownIso(iso: string): string {
  const date = new Date(iso);
  return `${townDateTime(date).replace(' ', 'T')}${townOffset(date)}`;
}

/** The day if the time is midnight in UTC, which means a day without a known hour; otherwise null. */
export const dayWithoutHour = (iso: string): string | null =>
  /^(.+)T00:00:00\.000Z$/.exec(new Date(iso).toISOString())?.[1] ?? null;

/** A date as ISO 8601: an instant in the town’s time zone, or a day without a known hour; undefined without a date. */
export const toTownDate = (iso: string | null) => (iso ? (dayWithoutHour(iso) ?? toTownIso(iso)) : undefined);

/** A local time of the town as ISO 8601 in UTC. On days on which the clocks change the first offset may be wrong. */
export function toInstant(day: string, time: string): string {
  const withOffsetAt = (moment: Date): Date => new Date(`${day}T${time}${townOffset(moment)}`);
  return withOffsetAt(withOffsetAt(new Date(`${day}T${time}Z`))).toISOString();
}

/** The start of an event as `HH:MM` in the town’s time zone; null at midnight, which means a whole day. */
export function formatStart(iso: string): string | null {
  const time = clockTime(new Date(iso));
  return time === '00:00' ? null : time;
}

/** `HH:MM` in the town’s time zone; null at midnight and the minute before, by which a whole day ends (`toLastSecond`). */
export function formatTime(iso: string): string | null {
  const time = clockTime(new Date(iso));
  return time === '00:00' || time === '23:59' ? null : time;
}

/** `DD.MM.YYYY` in the town’s time zone, in both languages (docs/requirements.md, Dates). */
export const formatDate = (iso: string): string => townDay(new Date(iso)).split('-').reverse().join('.');

const monthName = (language: Language) => new Intl.DateTimeFormat(LANGUAGE_TAG[language], { month: 'long' });

const monthNames = { en: monthName('en'), sr: monthName('sr') };

/** In Montenegrin the numbers of days and years are ordinals, with a dot. */
const ORDINAL_DOT: Record<Language, string> = { en: '', sr: '.' };

const yearUnlessCurrent = (day: string, language: Language, now: Date): string | null =>
  day.startsWith(townDay(now).slice(0, 4)) ? null : `${day.slice(0, 4)}${ORDINAL_DOT[language]}`;

const monthOf = (day: string, language: Language): string =>
  monthNames[language].format(new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1));

/** A day in the parts a card shows, in one language. */
export type CardDay = {
  /** `YYYY-MM-DD`. */
  iso: string;
  /** `22`, in Montenegrin `22.` */
  day: string;
  month: string;
  /** Null in the current year. */
  year: string | null;
};

/** @param iso `YYYY-MM-DD` */
export const toCardDay = (iso: string, language: Language, now: Date): CardDay => ({
  iso,
  day: `${Number(iso.slice(8))}${ORDINAL_DOT[language]}`,
  month: monthOf(iso, language),
  year: yearUnlessCurrent(iso, language, now),
});

/** `22 July` or `6 January 2027`; in Montenegrin `22. jul` and `6. januar 2027.` Only the year may wrap. */
export const formatCardDay = ({ day, month, year }: CardDay): string =>
  [`${day}\u00a0${month}`, year].filter(Boolean).join(' ');

/** The heading of a month, `YYYY-MM`: `July` or `January 2027`; in Montenegrin `Jul` and `Januar 2027.` */
export function formatMonth(month: string, language: Language, now: Date): string {
  const name = monthOf(month, language);
  const heading = name.charAt(0).toUpperCase() + name.slice(1);
  return [heading, yearUnlessCurrent(month, language, now)].filter(Boolean).join(' ');
}

/**
 * An end at the town’s midnight as the last second of a day: of the day before, so that an evening until 24:00 is over on
 * its own day; after a start at midnight, which means whole days, of the day it names.
 */
export function toLastSecond(startDate: string | null, endDate: string): string {
  const isMidnight = (iso: string): boolean => clockTime(new Date(iso)) === '00:00';
  if (!isMidnight(endDate)) return endDate;
  const isWholeDays = startDate !== null && isMidnight(startDate);
  return toInstant(townDay(new Date(Date.parse(endDate) - (isWholeDays ? 0 : 60_000))), '23:59:59');
}

/** A night ends at this time. */
const NIGHT_END = '06:00';

/**
 * The last day of an event, `YYYY-MM-DD`: a night belongs to the day before, within 24 hours of a start that has a time. A
 * later end has its own day, since content systems write midnight in UTC for a day.
 */
export function lastDay(startDate: string, endDate: string | null): string {
  const start = new Date(startDate);
  const end = new Date(endDate ?? startDate);
  const isOneNight = formatStart(startDate) && clockTime(end) <= NIGHT_END && +end - +start < DAY_MS;
  return townDay(isOneNight ? start : end);
}

/** Whether an event has ended. Without an end it lasts until the end of the day. */
export function isEventOver(startDate: string, endDate: string | null, now: Date): boolean {
  return endDate ? new Date(endDate) < now : townDay(new Date(startDate)) < townDay(now);
}

export type EventTime = {
  /** First and last day, `YYYY-MM-DD`; `to` is null for an event of one day. */
  from: string;
  to: string | null;
  startTime: string | null;
  endTime: string | null;
  isOver: boolean;
};

/** The days and hours of an event by the town’s clocks. */
export function toEventTime(startDate: string, endDate: string | null, now: Date): EventTime {
  const from = townDay(new Date(startDate));
  const to = lastDay(startDate, endDate);
  return {
    from,
    to: to === from ? null : to,
    startTime: formatStart(startDate),
    endTime: endDate && formatTime(endDate),
    isOver: isEventOver(startDate, endDate, now),
  };
}

/** The days of an event with its hours, as shown: `20.07.2026, 21:00–23:30` if it is of one day. */
export function withHours({ from, to, startTime, endTime }: EventTime): { from: string; to: string | null } {
  const at = (day: string, time: string | null): string => [formatDate(day), time].filter(Boolean).join(', ');
  const hours = !to && startTime && endTime ? `${startTime}–${endTime}` : startTime;
  return { from: at(from, hours), to: to && at(to, endTime) };
}
