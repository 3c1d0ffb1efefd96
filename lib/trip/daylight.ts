/** The earliest sunset of each month in Kotor, in minutes since midnight of its local time (computed for 2026 to 2028). */
const SUNSETS = [980, 1015, 1050, 1145, 1180, 1210, 1205, 1160, 1105, 995, 970, 970] as const;

/** A visit without known hours begins no earlier, at any time of the year: 08:00. */
export const DAY_START = 8 * 60;

/**
 * When a visit without known hours ends at the latest, in minutes since midnight.
 *
 * @param day `YYYY-MM-DD`
 */
export const sunsetOf = (day: string): number => SUNSETS[Number(day.slice(5, 7)) - 1] ?? DAY_START;
