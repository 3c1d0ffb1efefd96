import { addDays } from '@/lib/i18n/day';
import { isDay } from '@/lib/i18n/isDay';
import {
  ofEachChoice,
  PLAN_CHOICES,
  type PlanChoice,
  type PlanInputs,
  ROUND_NAMES,
  type RoundName,
} from '@/lib/routing/planFields';

/** The parsed values; times are minutes since midnight, the day is `YYYY-MM-DD`. */
export type PlanRequest = {
  from: number;
  to: number;
  day: string;
  round: RoundName;
  /** Ids of places to leave out. */
  without: readonly string[];
} & Record<PlanChoice, boolean>;

/** Why there is no plan: a time or day that cannot be read, hours that are over, an end before the start, too short a time. */
export type PlanRequestError = 'time' | 'day' | 'past' | 'order' | 'short';

/** A plan whose start is this long past is meant for another day, unless its day is given. */
const LATE_MINUTES = 60;

/** The shortest time that is planned. */
const MIN_MINUTES = 30;

/** The end of a plan is this long before the visitor has to be at the gate. */
export const RESERVE_MINUTES = 10;

/** Longer plans include a coffee. */
export const COFFEE_FROM_MINUTES = 120;
export const COFFEE_MINUTES = 20;

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** Minutes since midnight; null for anything but a time of the day. */
export function parseTime(input: string): number | null {
  const [, hours, minutes] = TIME.exec(input) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** @param minute since midnight */
export const toClockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** An unknown round is that of the town. */
export const parseRound = ({ round }: PlanInputs): RoundName => ROUND_NAMES.find((name) => name === round) ?? 'town';

/**
 * Without a day it is today or, where these hours are over or began more than an hour ago, tomorrow.
 * @param now by the town’s clock, `2026-11-24 22:00`; a day alone is its beginning
 */
export function parsePlanRequest(
  inputs: PlanInputs,
  now: string,
): { request: PlanRequest; error: null } | { request: null; error: PlanRequestError } {
  const [from, to] = [parseTime(inputs.from ?? ''), parseTime(inputs.to ?? '')];
  if (from === null || to === null) return { request: null, error: 'time' };
  const isOver = (day: string): boolean => `${day} ${toClockTime(to)}` <= now;
  const today = now.slice(0, 10);
  const hasPassed = isOver(today) || `${today} ${toClockTime(from + LATE_MINUTES)}` < now;
  const day = inputs.day || (hasPassed ? addDays(today, 1) : today);
  if (!isDay(day)) return { request: null, error: 'day' };
  if (to <= from) return { request: null, error: 'order' };
  if (to - from < MIN_MINUTES) return { request: null, error: 'short' };
  if (isOver(day)) return { request: null, error: 'past' };
  return {
    request: {
      from,
      to,
      day,
      round: parseRound(inputs),
      ...ofEachChoice((choice) => !!inputs[choice]),
      without: (inputs.without ?? '').split('.').filter(Boolean),
    },
    error: null,
  };
}

/** The inputs that are parsed to this request. */
export const toInputs = ({ from, to, day, round, without, ...choices }: PlanRequest): PlanInputs => ({
  from: toClockTime(from),
  to: toClockTime(to),
  day,
  round,
  ...Object.fromEntries(PLAN_CHOICES.flatMap((choice) => (choices[choice] ? [[choice, 'yes']] : []))),
  ...(without.length > 0 && { without: without.join('.') }),
});
