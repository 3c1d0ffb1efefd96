import { isOpenAt } from '@/lib/i18n/openingHours';
import { DAY_START, type Plan, type PlanStop, sunsetOf, walkMinutes } from '@/lib/trip/plan';
import { journeyMinutes, ROUNDS } from '@/lib/trip/rounds';
import { COFFEE_MINUTES, RESERVE_MINUTES, toClock, type Wish } from '@/lib/trip/wish';

/** Whether a visit is within known hours, else within daylight. */
function isOpen({ place, start, end }: PlanStop, { day }: Wish): boolean {
  const { hours } = place ?? {};
  return Array.from({ length: end - start }, (_, index) => start + index).every((minute) =>
    hours ? isOpenAt(hours, { day, time: toClock(minute) }) : minute >= DAY_START && minute < sunsetOf(day),
  );
}

/** Times that do not follow from each other, computed without the planner. */
function timeFaults({ start: begin, stops, back }: Plan, wish: Wish): string[] {
  const { start: first } = ROUNDS[wish.round];
  const journey = journeyMinutes(wish.round);
  const faults = begin === Math.max(wish.from, DAY_START) ? [] : [`begins at ${begin}`];
  let [spot, time] = [first, begin + journey];
  for (const { place, walk, start, end } of stops) {
    if (walk !== (place ? walkMinutes(spot, place.spot, wish) : 0)) faults.push(`${place?.id}: a walk of ${walk}`);
    if (start !== time + walk) faults.push(`${place?.id}: starts at ${start}`);
    if (end - start !== (place?.minutes ?? COFFEE_MINUTES)) faults.push(`${place?.id}: ends at ${end}`);
    [spot, time] = [place?.spot ?? spot, end];
  }
  const walk = walkMinutes(spot, first, wish);
  if (back.walk !== walk || back.end !== time + walk + journey) faults.push(`back at ${back.end}`);
  return faults;
}

/** Everything that a plan promises and does not keep. */
export function faultsOf(plan: Plan, wish: Wish): string[] {
  const visits = plan.stops.filter(({ place }) => place !== null);
  const ids = visits.map(({ place }) => place?.id);
  const coffees = plan.stops.length - visits.length;
  const checks: [isWrong: boolean, fault: string][] = [
    [visits.length === 0, 'is empty'],
    [plan.back.end > wish.to - RESERVE_MINUTES, 'is late'],
    [new Set(ids).size < ids.length, 'repeats a place'],
    [coffees !== (wish.to - plan.start > 120 ? 1 : 0), `has ${coffees} coffees`],
    ...visits.map((stop): [boolean, string] => [!isOpen(stop, wish), `${stop.place?.id} is closed`]),
    ...visits.flatMap(({ place }) =>
      (['children', 'steps', 'rain'] as const).map((name): [boolean, string] => [
        wish[name] && !place?.fits[name],
        `${place?.id} is against the wish ${name}`,
      ]),
    ),
    ...ids.map((id): [boolean, string] => [wish.without.includes(id ?? ''), `${id} is to be left out`]),
  ];
  return [...checks.flatMap(([isWrong, fault]) => (isWrong ? fault : [])), ...timeFaults(plan, wish)];
}
