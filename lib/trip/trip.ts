import { isDay } from '@/lib/i18n/isDay';
import { ID_PATTERN } from '@/lib/routing/id';

/** A saved article or event, and the day it is planned for, `YYYY-MM-DD`. */
export type TripItem = { id: string; day: string | null };

export type Trip = readonly TripItem[];

/** Limit of a trip, in storage and in a URL. */
export const MAX_TRIP_ITEMS = 60;

const ITEM = new RegExp(`^(${ID_PATTERN})(?:~(.*))?$`);

export type ParsedTrip = {
  items: Trip;
  /** Some parts were invalid and are left out. */
  hasInvalid: boolean;
  /** It was longer than the limit. */
  isTruncated: boolean;
};

/**
 * Parses a trip from a URL or from storage: `perast~2026-07-22.clock-tower`. Both are untrusted, so invalid parts are
 * left out; of a repeated id the first counts.
 */
export function parseTrip(text: string): ParsedTrip {
  const items = new Map<string, TripItem>();
  let hasInvalid = false;
  for (const part of text.split('.').filter(Boolean)) {
    const [, id, day = null] = ITEM.exec(part) ?? [];
    const isDayValid = day === null || isDay(day);
    if (!id || !isDayValid) hasInvalid = true;
    if (id && !items.has(id)) items.set(id, { id, day: isDayValid ? day : null });
  }
  const all = [...items.values()];
  return { items: all.slice(0, MAX_TRIP_ITEMS), hasInvalid, isTruncated: all.length > MAX_TRIP_ITEMS };
}

export const serializeTrip = (trip: Trip): string => trip.map(({ id, day }) => (day ? `${id}~${day}` : id)).join('.');

export const hasItem = (trip: Trip, id: string): boolean => trip.some((item) => item.id === id);

export const without = (trip: Trip, id: string): TripItem[] => trip.filter((item) => item.id !== id);

export const withDay = (trip: Trip, id: string, day: string | null): TripItem[] =>
  trip.map((item) => (item.id === id ? { id, day } : item));

/** Adds missing items up to the limit; an item without a day takes the day of its counterpart. */
export function mergeTrips(trip: Trip, others: Trip): TripItem[] {
  const days = new Map(others.map(({ id, day }) => [id, day]));
  const known = trip.map(({ id, day }) => ({ id, day: day ?? days.get(id) ?? null }));
  return [...known, ...others.filter(({ id }) => !hasItem(trip, id))].slice(0, MAX_TRIP_ITEMS);
}

type TripDay<T> = { day: string | null; entries: T[] };

/** Groups by day, earliest first and without a day last; the order within a day is preserved. */
export function groupByDay<T extends { day: string | null }>(entries: readonly T[]): TripDay<T>[] {
  const known = new Set(entries.flatMap(({ day }) => day ?? []));
  const days = [...[...known].sort(), ...(entries.some(({ day }) => day === null) ? [null] : [])];
  return days.map((day) => ({ day, entries: entries.filter((entry) => entry.day === day) }));
}
