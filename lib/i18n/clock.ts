/** The town’s time zone, in which all dates are shown (docs/requirements.md, Dates). */
export const TOWN_ZONE = 'Europe/Podgorica';

/** The only place that reads the system clock, so that tests can set the time. */
export const clock = { now: (): Date => new Date() };
