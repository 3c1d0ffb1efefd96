/** The town’s time zone, in which all dates are shown (docs/requirements.md, Dates). */
export const TOWN_ZONE = 'Europe/Podgorica';

/** The time pages and documents are made for, so that tests can set it. */
export const clock = { now: (): Date => new Date() };
