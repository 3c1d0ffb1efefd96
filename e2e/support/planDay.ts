const may = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 4, 1));
may.setUTCDate(1 + ((9 - may.getUTCDay()) % 7));

/** A day ahead that a plan is made for: the first Tuesday of next year’s May, since opening hours differ by weekday and season. */
export const PLAN_DAY = may.toISOString().slice(0, 10);
