import { isOpenAt } from '@/lib/openingHours';
import { DAY_START, type Plan, type PlanStop, sunsetOf, walkMinutes } from '@/lib/plan/plan';
import { COFFEE_MINUTES, type PlanRequest, RESERVE_MINUTES, toClockTime } from '@/lib/plan/planRequest';
import { journeyMinutes, ROUNDS } from '@/lib/plan/rounds';
import { PLAN_CHOICES } from '@/lib/routing/planFields';

/** Whether a visit is within known hours, else within daylight. */
function isOpen({ place, start, end }: PlanStop, { day }: PlanRequest): boolean {
  const { hours } = place ?? {};
  return Array.from({ length: end - start }, (_, index) => start + index).every((minute) =>
    hours ? isOpenAt(hours, { day, time: toClockTime(minute) }) : minute >= DAY_START && minute < sunsetOf(day),
  );
}

/** Times that do not follow from each other, computed without the planner. */
function timeFaults({ start: begin, stops, back }: Plan, request: PlanRequest): string[] {
  const { start: first } = ROUNDS[request.round];
  const journey = journeyMinutes(request.round);
  const faults = begin >= Math.max(request.from, DAY_START - journey) ? [] : [`begins at ${begin}`];
  let [position, time] = [first, begin + journey];
  for (const { place, walk, start, end } of stops) {
    if (walk !== (place ? walkMinutes(position, place.position, request) : 0))
      faults.push(`${place?.id}: a walk of ${walk}`);
    if (start !== time + walk) faults.push(`${place?.id}: starts at ${start}`);
    if (end - start !== (place?.minutes ?? COFFEE_MINUTES)) faults.push(`${place?.id}: ends at ${end}`);
    [position, time] = [place?.position ?? position, end];
  }
  const walk = walkMinutes(position, first, request);
  if (back.walk !== walk || back.end !== time + walk + journey) faults.push(`back at ${back.end}`);
  return faults;
}

/** All violations of the promises of a plan. */
export function faultsOf(plan: Plan, request: PlanRequest): string[] {
  const visits = plan.stops.filter(({ place }) => place !== null);
  const ids = visits.map(({ place }) => place?.id);
  const coffees = plan.stops.length - visits.length;
  const checks: [isWrong: boolean, fault: string][] = [
    [visits.length === 0, 'is empty'],
    [plan.back.end > request.to - RESERVE_MINUTES, 'is late'],
    [new Set(ids).size < ids.length, 'repeats a place'],
    [coffees !== (request.to - plan.start > 120 ? 1 : 0), `has ${coffees} coffees`],
    ...visits.map((stop): [boolean, string] => [!isOpen(stop, request), `${stop.place?.id} is closed`]),
    ...visits.map(({ place, start }): [boolean, string] => [
      place?.shade === 'no' && /-0[78]-/.test(request.day) && start >= 660 && start < 1020,
      `${place?.id} is in the heat`,
    ]),
    ...visits.flatMap(({ place }) =>
      PLAN_CHOICES.map((name): [boolean, string] => [
        request[name] && !place?.fits[name],
        `${place?.id} is against the preference ${name}`,
      ]),
    ),
    ...ids.map((id): [boolean, string] => [request.without.includes(id ?? ''), `${id} is to be left out`]),
  ];
  return [...checks.flatMap(([isWrong, fault]) => (isWrong ? fault : [])), ...timeFaults(plan, request)];
}
