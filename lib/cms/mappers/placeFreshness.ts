import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { formatDate } from '@/lib/i18n/dates';

/**
 * How many years a check of each fact holds, and what a page does with the fact afterwards. Stones, streets and the sun
 * stay where they are: such a fact is still of use when it says how old it is. A bus or a boat that no longer goes and a
 * toilet that is shut are worse than no answer, so those are left out.
 */
const VALIDITY = {
  coordinates: { years: 10, afterwards: 'dated' },
  address: { years: 5, afterwards: 'dated' },
  onFoot: { years: 1, afterwards: 'dated' },
  byBus: { years: 1, afterwards: 'left out' },
  byBoat: { years: 1, afterwards: 'left out' },
  stepFree: { years: 2, afterwards: 'dated' },
  shade: { years: 5, afterwards: 'dated' },
  toilets: { years: 1, afterwards: 'left out' },
  duration: { years: 5, afterwards: 'dated' },
  light: { years: 10, afterwards: 'dated' },
} as const;

export type FactName = keyof typeof VALIDITY;

export const FACT_NAMES = Object.keys(VALIDITY) as FactName[];

/** The town’s day as `YYYY-MM-DD`. */
const toDay = (now: Date): string => formatDate(now.toISOString()).split('.').reverse().join('-');

const validUntil = (name: FactName, checked: string): string =>
  `${Number(checked.slice(0, 4)) + VALIDITY[name].years}${checked.slice(4)}`;

export type Freshness = 'certain' | 'dated' | 'left out';

/** @param day the day of the last check or estimate, `YYYY-MM-DD` */
export const freshnessOf = (name: FactName, day: string, now: Date): Freshness =>
  toDay(now) <= validUntil(name, day) ? 'certain' : VALIDITY[name].afterwards;

/** Which of the two a fact is, and its day: null for a fact the place does not have. */
export function originOf(place: PlaceFile, name: FactName): { kind: 'checked' | 'estimated'; day: string } | null {
  const { checked, estimated } = place[name] ?? {};
  if (checked) return { kind: 'checked', day: checked };
  return estimated ? { kind: 'estimated', day: estimated } : null;
}

/** Facts of a place to look at again, each as one line: its name and the remedy. */
export const overdueFacts = (place: PlaceFile, now: Date): string[] =>
  FACT_NAMES.flatMap((name) => {
    const origin = originOf(place, name);
    if (!origin) return [];
    const { kind, day } = origin;
    if (day > toDay(now)) return [`${name}.${kind}: ${day} is yet to come; write the day it was ${kind}`];
    const years = VALIDITY[name].years;
    return freshnessOf(name, day, now) === 'certain'
      ? []
      : [`${name}: last ${kind} on ${day}, good for ${years === 1 ? 'a year' : `${years} years`}; check it again`];
  });
