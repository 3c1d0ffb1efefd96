// Days as `YYYY-MM-DD`. Nothing here needs a time zone or `Intl`, so that scripts of the browser can use it at no cost.

export const DAY_MS = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Whether the text is a valid date of this century as `<input type="date">` gives it. */
export const isDay = (day: string): boolean => {
  const moment = DAY.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
};

/** Converts `DD.MM.YYYY` to `YYYY-MM-DD`. */
export const toIsoDay = (date: string): string => date.split('.').reverse().join('-');
