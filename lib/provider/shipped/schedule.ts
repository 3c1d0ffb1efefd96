import { TOWN_ZONE } from '@/lib/clock';

/** A month and day without a year, `07-22`. */
export type MonthDay = string;

const yearFormat = new Intl.DateTimeFormat('en', { timeZone: TOWN_ZONE, year: 'numeric' });
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: TOWN_ZONE, timeZoneName: 'longOffset' });

/** The instant of a wall-clock moment in the town, as ISO 8601 in UTC. */
function toInstant(year: number, day: MonthDay, time: string): string {
  const guess = new Date(`${year}-${day}T${time}Z`);
  const name = offsetFormat.formatToParts(guess).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = name.replace('GMT', '') || '+00:00';
  return new Date(`${year}-${day}T${time}${offset}`).toISOString();
}

/**
 * The next time a yearly event takes place: this year’s, or next year’s once it is over. So the shipped calendar always
 * shows the twelve months ahead. Days are whole: they begin and end at the town’s midnight.
 */
export function nextOccurrence(from: MonthDay, to: MonthDay, now: Date): { startDate: string; endDate: string } {
  const year = Number(yearFormat.format(now));
  const inYear = (first: number) => ({
    startDate: toInstant(first, from, '00:00:00.000'),
    endDate: toInstant(to < from ? first + 1 : first, to, '23:59:00.000'),
  });
  const candidates = [inYear(year - 1), inYear(year), inYear(year + 1)];
  return candidates.find(({ endDate }) => new Date(endDate) >= now) ?? inYear(year + 1);
}
