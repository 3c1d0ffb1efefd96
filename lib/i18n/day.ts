// Days as `YYYY-MM-DD`. Nothing here needs a time zone or `Intl`, so that scripts of the browser can use it at no cost.

export const DAY_MS = 86_400_000;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  const moment = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Converts `DD.MM.YYYY` to `YYYY-MM-DD`. */
export const toIsoDay = (date: string): string => date.split('.').reverse().join('-');
