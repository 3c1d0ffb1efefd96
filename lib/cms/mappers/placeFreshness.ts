import type { Origin, PlaceFile } from '@/lib/cms/schema/placeFile';
import { townDay } from '@/lib/i18n/dates';

/**
 * How long a check of each fact is valid, and how a page shows the fact after that: with its date, or not at all. An old
 * position is still useful, but a bus that no longer runs, or hours that have changed, are worse than no information.
 */
const VALIDITY = {
  coordinates: { years: 10, whenExpired: 'dated' },
  address: { years: 5, whenExpired: 'dated' },
  openingHours: { years: 1, whenExpired: 'omitted' },
  admission: { years: 1, whenExpired: 'dated' },
  telephone: { years: 2, whenExpired: 'dated' },
  website: { years: 2, whenExpired: 'dated' },
  booking: { years: 1, whenExpired: 'omitted' },
  onFoot: { years: 1, whenExpired: 'dated' },
  byBus: { years: 1, whenExpired: 'omitted' },
  byBoat: { years: 1, whenExpired: 'omitted' },
  stepFree: { years: 2, whenExpired: 'dated' },
  shade: { years: 5, whenExpired: 'dated' },
  toilets: { years: 1, whenExpired: 'omitted' },
  duration: { years: 5, whenExpired: 'dated' },
  light: { years: 10, whenExpired: 'dated' },
} as const satisfies Record<
  Exclude<keyof PlaceFile, 'ids' | 'kind' | 'wikidata'>,
  { years: number; whenExpired: 'dated' | 'omitted' }
>;

export type FactName = keyof typeof VALIDITY;

export const FACT_NAMES = Object.keys(VALIDITY) as FactName[];

const validUntil = (name: FactName, checked: string): string =>
  `${Number(checked.slice(0, 4)) + VALIDITY[name].years}${checked.slice(4)}`;

type Freshness = 'current' | 'dated' | 'omitted';

/** @param day the day of the last check or estimate, `YYYY-MM-DD` */
export const freshnessOf = (name: FactName, day: string, now: Date): Freshness =>
  townDay(now) <= validUntil(name, day) ? 'current' : VALIDITY[name].whenExpired;

/** Whether a fact was checked or estimated, and when; null if the place does not have it. */
export function originOf(place: PlaceFile, name: FactName): { kind: 'checked' | 'estimated'; day: string } | null {
  const { checked, estimated }: Origin = place[name] ?? {};
  if (checked) return { kind: 'checked', day: checked };
  return estimated ? { kind: 'estimated', day: estimated } : null;
}

/** Whether the place has a fact whose check or estimate is still valid. */
export function isCurrent(place: PlaceFile, name: FactName, now: Date): boolean {
  const origin = originOf(place, name);
  return origin !== null && freshnessOf(name, origin.day, now) === 'current';
}

/** Outdated facts of a place, one line each: the name and the remedy. */
export const overdueFacts = (place: PlaceFile, now: Date): string[] =>
  FACT_NAMES.flatMap((name) => {
    const origin = originOf(place, name);
    if (!origin) return [];
    const { kind, day } = origin;
    if (day > townDay(now)) return [`${name}.${kind}: ${day} is in the future; write the day it was ${kind}`];
    const years = VALIDITY[name].years;
    return freshnessOf(name, day, now) === 'current'
      ? []
      : [`${name}: last ${kind} on ${day}, valid for ${years === 1 ? 'a year' : `${years} years`}; check it again`];
  });
