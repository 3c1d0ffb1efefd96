// Days as `YYYY-MM-DD`. Nothing here needs a time zone or `Intl`, so that scripts of the browser can use it at no cost.

export const DAY_MS = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
