// Not in `day.ts`, which is in many client scripts.

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Whether the text is a valid date of this century as `<input type="date">` gives it. */
export const isDay = (day: string): boolean => {
  const moment = DAY.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
};
