/** Something a visitor kept: an article or an event, and the day it is for, `YYYY-MM-DD`. */
export type Kept = { id: string; day: string | null };

export type Trip = readonly Kept[];

/** Longest trip, on the device and in an address. */
export const MAX_KEPT = 60;

const ITEM = /^([A-Za-z0-9_-]{1,64})(?:~(.*))?$/;
const DAY = /^20\d\d-\d\d-\d\d$/;

/** Whether it is a day of the calendar in this century, as `<input type="date">` gives it. */
export const isDay = (day: string): boolean => {
  const moment = DAY.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
};

export type ReadTrip = {
  items: Kept[];
  /** Some of it makes no sense and is left out. */
  hasNonsense: boolean;
  /** It was longer than a trip may be. */
  isCut: boolean;
};

/**
 * Reads a trip as it stands in an address and on the device: `perast~2026-07-22.clock-tower`. Both come from outside:
 * what cannot be read is left out, of the same thing twice the first counts.
 */
export function readTrip(text: string): ReadTrip {
  const items = new Map<string, Kept>();
  let hasNonsense = false;
  for (const part of text.split('.').filter(Boolean)) {
    const [, id, day] = ITEM.exec(part) ?? [];
    const isGood = id !== undefined && (day === undefined || isDay(day));
    if (!isGood) hasNonsense = true;
    if (id !== undefined && !items.has(id)) items.set(id, { id, day: day !== undefined && isGood ? day : null });
  }
  const all = [...items.values()];
  return { items: all.slice(0, MAX_KEPT), hasNonsense, isCut: all.length > MAX_KEPT };
}

export const writeTrip = (trip: Trip): string => trip.map(({ id, day }) => (day ? `${id}~${day}` : id)).join('.');

export const hasKept = (trip: Trip, id: string): boolean => trip.some((kept) => kept.id === id);

export const without = (trip: Trip, id: string): Kept[] => trip.filter((kept) => kept.id !== id);

export const withDay = (trip: Trip, id: string, day: string | null): Kept[] =>
  trip.map((kept) => (kept.id === id ? { id, day } : kept));

/** Adds what is not there yet; what is there without a day takes the one that comes. A full trip stays as it is. */
export function merged(trip: Trip, others: Trip): Kept[] {
  const days = new Map(others.map(({ id, day }) => [id, day]));
  const known = trip.map(({ id, day }) => ({ id, day: day ?? days.get(id) ?? null }));
  return [...known, ...others.filter(({ id }) => !hasKept(trip, id))].slice(0, Math.max(trip.length, MAX_KEPT));
}

export type TripDay<T> = { day: string | null; things: T[] };

/** By day, the earliest first; what has no day yet comes last. Within a day everything keeps its order. */
export function byDay<T extends { day: string | null }>(things: readonly T[]): TripDay<T>[] {
  const known = new Set(things.flatMap(({ day }) => day ?? []));
  const days = [...[...known].sort(), ...(things.some(({ day }) => day === null) ? [null] : [])];
  return days.map((day) => ({ day, things: things.filter((thing) => thing.day === day) }));
}
