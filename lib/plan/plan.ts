import { toTownIso } from '@/lib/i18n/dates';
import { isOpenAt, type OpeningHours, startsOf } from '@/lib/openingHours';
import {
  COFFEE_FROM_MINUTES,
  COFFEE_MINUTES,
  type PlanRequest,
  parseTime,
  RESERVE_MINUTES,
  toClockTime,
} from '@/lib/plan/planRequest';
import { journeyMinutes, METRES_PER_UNIT, MORNING_PLACES, type PlanPosition, ROUNDS } from '@/lib/plan/rounds';
import { PLAN_CHOICES, type PlanChoice } from '@/lib/routing/planFields';

export type PlanPlace = {
  id: string;
  position: PlanPosition;
  /** Time inside, in minutes. */
  minutes: number;
  /** Whether it is chosen before other places. */
  isTop: boolean;
  fits: Record<PlanChoice, boolean>;
  shade: 'yes' | 'partly' | 'no' | null;
  light: 'morning' | 'afternoon' | null;
  /** Null where they are not known: such a place is visited in daylight. */
  hours: OpeningHours | null;
};

/** A stop with the walk to it; times are minutes since midnight. A coffee has no place: it is where the visitor is. */
export type PlanStop<Place = PlanPlace> = { place: Place | null; walk: number; start: number; end: number };

export type Plan<Place = PlanPlace> = {
  /** When it begins at the Sea Gate, in minutes since midnight: the arrival or, where it has to wait, later. */
  start: number;
  stops: PlanStop<Place>[];
  /** The walk back to the start of the round, and when the visitor is at the Sea Gate again. */
  back: { walk: number; end: number };
};

/** A way through lanes is longer than the straight line. */
const DETOUR = 1.4;

/** Metres a minute: 4.5 km/h, with children or with steps to avoid 3.5 km/h. */
const PACE = 75;
const SLOW_PACE = 58;

/** No place closes for a shorter break. */
const SHORTEST_BREAK_MINUTES = 15;

const NOON = 12 * 60;
const LUNCH = 13 * 60;
const MIDDAY_END = 15 * 60;

/** When a plan begins no place without shade, in July and August (content/news/summer-heat). */
const HEAT = { months: ['07', '08'], from: 11 * 60, to: 17 * 60 };

/**
 * Minutes on foot from one position of a round to another, rounded up: from the start as in the place facts, else by the
 * plan, but at least the difference of their times from the start.
 */
export function walkMinutes(
  from: PlanPosition,
  to: PlanPosition,
  { children, steps }: Pick<PlanRequest, 'children' | 'steps'>,
): number {
  const onPlan = (Math.hypot(to.x - from.x, to.y - from.y) * METRES_PER_UNIT * DETOUR) / PACE;
  const farther = from.walk === undefined || to.walk === undefined ? null : Math.abs(to.walk - from.walk);
  const isFromStart = from.walk === 0 || to.walk === 0;
  const minutes = isFromStart && farther !== null ? farther : Math.max(onPlan, farther ?? 0);
  return Math.ceil(children || steps ? (minutes * PACE) / SLOW_PACE : minutes);
}

const matches = ({ id, fits }: PlanPlace, request: PlanRequest): boolean =>
  !request.without.includes(id) &&
  (request.to <= LUNCH || !MORNING_PLACES.includes(id)) &&
  PLAN_CHOICES.every((choice) => !request[choice] || fits[choice]);

/** The round through these places in this order, whether or not it is possible. */
function toPlan<Place extends PlanPlace>(places: readonly Place[], request: PlanRequest): Plan<Place> {
  const stops: PlanStop<Place>[] = [];
  const { start: first } = ROUNDS[request.round];
  const journey = journeyMinutes(request.round);
  const begin = Math.max(request.from, DAY_START - journey);
  const middle = request.to - begin > COFFEE_FROM_MINUTES ? Math.ceil(places.length / 2) : 0;
  let position = first;
  let time = begin + journey;
  const add = (place: Place | null, walk: number, minutes: number): void => {
    const start = time + walk;
    time = start + minutes;
    stops.push({ place, walk, start, end: time });
  };
  for (const [index, place] of places.entries()) {
    add(place, walkMinutes(position, place.position, request), place.minutes);
    position = place.position;
    if (index + 1 === middle) add(null, 0, COFFEE_MINUTES);
  }
  const walk = walkMinutes(position, first, request);
  return { start: begin, stops, back: { walk, end: time + walk + journey } };
}

/** Whether the place of a stop is open, or it is still light; `toPlan` starts no earlier than `DAY_START`. */
function isOpen({ place, start, end }: PlanStop, { day }: PlanRequest): boolean {
  if (!place) return true;
  const { hours } = place;
  if (!hours) return end <= sunsetOf(day);
  const times = Array.from({ length: Math.ceil((end - start) / SHORTEST_BREAK_MINUTES) }, (_, index) =>
    toClockTime(start + index * SHORTEST_BREAK_MINUTES),
  );
  return [...times, toClockTime(end - 1)].every((time) => isOpenAt(hours, { day, time }));
}

const isTooHot = ({ place, start }: PlanStop, { day }: PlanRequest): boolean =>
  place?.shade === 'no' && HEAT.months.includes(day.slice(5, 7)) && start >= HEAT.from && start < HEAT.to;

const isPossible = ({ stops, back }: Plan, request: PlanRequest): boolean =>
  back.end <= request.to - RESERVE_MINUTES && stops.every((stop) => isOpen(stop, request) && !isTooHot(stop, request));

function rateStop({ place, start }: PlanStop): number {
  const isMidday = start >= NOON && start < MIDDAY_END;
  const shade = isMidday && place ? { yes: 1, partly: 0, no: -1 }[place.shade ?? 'partly'] : 0;
  return shade + (place?.light === (start < NOON ? 'morning' : 'afternoon') ? 1 : 0);
}

const rate = ({ stops }: Plan): number => stops.reduce((sum, stop) => sum + rateStop(stop), 0);

/** The round in the direction with better light, and more shade at midday; null if neither is possible. */
function bestPlan<Place extends PlanPlace>(places: readonly Place[], request: PlanRequest): Plan<Place> | null {
  const [first, second] = [places, places.toReversed()]
    .map((each) => toPlan(each, request))
    .filter((plan) => isPossible(plan, request));
  return first && second && rate(second) > rate(first) ? second : (first ?? null);
}

/** When one of these places opens next, in minutes since midnight; null if none does on this day. */
function nextStart(places: readonly PlanPlace[], { from, day }: PlanRequest): number | null {
  const starts = places.flatMap(({ hours }) => (hours ? startsOf(hours, day) : []));
  const later = starts.map((time) => parseTime(time) ?? 0).filter((minute) => minute > from);
  return later.length > 0 ? Math.min(...later) : null;
}

/**
 * Plans a round from the Sea Gate and back: of `places`, which are in the order of a walk, the top ones first, then the
 * others, as long as there is time. If nothing is possible yet, it begins when the next place opens; null if nothing is
 * possible at all.
 */
export function createPlan<Place extends PlanPlace>(
  places: readonly Place[],
  request: PlanRequest,
): Plan<Place> | null {
  const matching = places.filter((place) => matches(place, request));
  const ranked = matching.toSorted((a, b) => Number(b.isTop) - Number(a.isTop));
  /** Adds as many places as possible: one that is impossible at first may be possible after another. */
  const extend = (chosen: readonly Place[]): Plan<Place> | null => {
    for (const place of ranked) {
      if (chosen.includes(place)) continue;
      const extended = matching.filter((each) => each === place || chosen.includes(each));
      const plan = bestPlan(extended, request);
      if (plan) return extend(extended) ?? plan;
    }
    return null;
  };
  const plan = extend([]);
  if (plan) return plan;
  const next = nextStart(matching, request);
  return next === null ? null : createPlan(matching, { ...request, from: next });
}

/** The earliest sunset of each half of a month in Kotor, in minutes since midnight of winter time (2026 to 2032). */
const SUNSETS = [
  ...[980, 995, 1015, 1035, 1050, 1070, 1090, 1105, 1120, 1140, 1155, 1160],
  ...[1155, 1145, 1125, 1100, 1070, 1045, 1020, 995, 980, 970, 970, 970],
] as const;

const isSummerTime = (day: string): boolean => toTownIso(`${day}T12:00:00Z`).endsWith('+02:00');

/** A visit without known hours begins no earlier, at any time of the year: 08:00. */
export const DAY_START = 8 * 60;

/** When a visit without known hours ends at the latest on a day, `YYYY-MM-DD`, in minutes since midnight. */
export function sunsetOf(day: string): number {
  const [, month, date] = day.split('-').map(Number) as [number, number, number];
  const sunset = SUNSETS[month * 2 - (date > 15 ? 1 : 2)] ?? DAY_START;
  return isSummerTime(day) ? sunset + 60 : sunset;
}
