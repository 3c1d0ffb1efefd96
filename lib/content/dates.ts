import { TOWN_ZONE } from '@/lib/clock';
import { LANGUAGE_TAG, type Language } from '@/lib/language';

const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TOWN_ZONE, ...options });

const numericDay = parts({ day: '2-digit', month: '2-digit', year: 'numeric' });
const clockTime = parts({ hour: '2-digit', minute: '2-digit', hour12: false });

/** `DD.MM.YYYY` in the town’s zone, in both languages (docs/requirements.md, Dates). */
export function formatDate(iso: string): string {
  const values = Object.fromEntries(numericDay.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${values.day}.${values.month}.${values.year}`;
}

/** `DD.MM.YYYY` as `YYYY-MM-DD`, for machines: where only the day is known, only the day is said. */
export const toIsoDay = (date: string): string => date.split('.').reverse().join('-');

const townMoment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TOWN_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const townOffset = parts({ timeZoneName: 'longOffset' });

/** A moment as the town’s clocks tell it, with their offset: `2026-07-05T20:00:00+02:00`. */
export function toTownIso(iso: string): string {
  const date = new Date(iso);
  const offset = townOffset.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${townMoment.format(date).replace(' ', 'T')}${offset.replace('GMT', '')}`;
}

/** `HH:MM` in the town’s zone, or null at midnight, which stands for a whole day. */
export function formatTime(iso: string): string | null {
  const time = clockTime.format(new Date(iso));
  return time === '00:00' || time === '24:00' || time === '23:59' ? null : time;
}

const dayNumber = parts({ day: 'numeric' });

const monthName = (language: Language) =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: TOWN_ZONE, month: 'long' });

const monthNames = { en: monthName('en'), sr: monthName('sr') };

/** Day and month of an event card: `{ day: '22', month: 'July' }`, the month in the page’s language. */
export function toDayAndMonth(iso: string, language: Language): { day: string; month: string } {
  const date = new Date(iso);
  return { day: dayNumber.format(date), month: monthNames[language].format(date) };
}

/** When an event takes place, as a visitor reads it. */
export type EventTime = {
  from: string;
  to: string | null;
  startTime: string | null;
  endTime: string | null;
  isOver: boolean;
};

/** Reads the dates of an event; `to` is null where it ends on the day it begins. */
export function toEventTime(startDate: string, endDate: string | null, now: Date): EventTime {
  const from = formatDate(startDate);
  const to = endDate ? formatDate(endDate) : null;
  const lastMoment = new Date(endDate ?? startDate);
  const isOver = endDate
    ? lastMoment < now
    : formatDate(startDate) !== formatDate(now.toISOString()) && lastMoment < now;
  return {
    from,
    to: to === from ? null : to,
    startTime: formatTime(startDate),
    endTime: endDate ? formatTime(endDate) : null,
    isOver,
  };
}
