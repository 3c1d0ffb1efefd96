const DAY_MS = 86_400_000;

/** Difference of the Julian and the Gregorian calendar from 1900 to 2099. */
const JULIAN_DAYS = 13;

/** Easter Sunday of the western churches, as midnight UTC (the Gregorian computus of Meeus, Jones and Butcher). */
export function westernEaster(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** Easter Sunday of the Orthodox churches, as midnight UTC (the Julian computus of Meeus), from 1900 to 2099. */
export function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + weekday + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) + JULIAN_DAYS * DAY_MS;
}
