/** The town’s time zone: every date a visitor reads is in it (docs/requirements.md, Dates). */
export const TOWN_ZONE = 'Europe/Podgorica';

/** The present. The only place that reads the system clock, so that tests move time here. */
export const clock = { now: (): Date => new Date() };
