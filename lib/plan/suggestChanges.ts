import { addDays } from '@/lib/i18n/day';
import { createPlan, type PlanPlace } from '@/lib/plan/plan';
import { type PlanRequest, toClockTime } from '@/lib/plan/planRequest';
import { PLAN_CHOICES, type RoundName } from '@/lib/routing/planFields';

/** In the order in which they are proposed and made: a later return depends on the others. */
const CHANGES = ['town', 'day', 'without', ...PLAN_CHOICES.toReversed(), 'later'] as const;

type Change = (typeof CHANGES)[number];

type HasPlan = (request: PlanRequest) => boolean;

/** More would be too long a list. */
const MAX_SUGGESTIONS = 4;

const MORNING = 9 * 60;
const STEP = 30;
const DAY_END = 24 * 60;

/** The same request with an end some half hours later, by which there is a plan. */
function returnLater(request: PlanRequest, hasPlan: HasPlan): PlanRequest | null {
  for (let to = request.to + STEP; to < DAY_END; to += STEP) {
    const later = { ...request, to };
    if (hasPlan(later)) return later;
  }
  return null;
}

/** The same length, from the next morning. Null if it ends after midnight. */
function byDay(request: PlanRequest, now: string): PlanRequest | null {
  const { from, day } = request;
  const to = MORNING + request.to - from;
  if (to >= DAY_END) return null;
  const isAhead = from !== MORNING && `${day} ${toClockTime(MORNING)}` > now;
  return { ...request, from: MORNING, to, day: isAhead ? day : addDays(day, 1) };
}

/** Null if it changes nothing. */
function change(name: Change, request: PlanRequest, now: string, hasPlan: HasPlan): PlanRequest | null {
  if (name === 'town') return request.round === 'town' ? null : { ...request, round: 'town' };
  if (name === 'day') return byDay(request, now);
  if (name === 'without') return request.without.length > 0 ? { ...request, without: [] } : null;
  if (name === 'later') return returnLater(request, hasPlan);
  return request[name] ? { ...request, [name]: false } : null;
}

const combinations = (of: readonly Change[], size: number): Change[][] =>
  size === 0
    ? [[]]
    : of.flatMap((first, index) => combinations(of.slice(index + 1), size - 1).map((more) => [first, ...more]));

/** The changes that make a plan possible, and the request with them. */
type Suggestion = { changes: Change[]; request: PlanRequest };

/**
 * The ways to a plan with the fewest changes of a request without one; none where there are no places.
 * @param now by the town’s clock, `2026-11-24 22:00`
 */
export function suggestChanges(
  places: Record<RoundName, readonly PlanPlace[]>,
  request: PlanRequest,
  now: string,
): Suggestion[] {
  // One place is enough for a plan, and found faster than the best plan.
  const hasPlan: HasPlan = (each) => places[each.round].some((place) => createPlan([place], each));
  for (let size = 1; size <= CHANGES.length; size += 1) {
    const suggestions = combinations(CHANGES, size).flatMap((changes) => {
      const changed = changes.reduce<PlanRequest | null>(
        (each, name) => each && change(name, each, now, hasPlan),
        request,
      );
      return changed && hasPlan(changed) ? { changes, request: changed } : [];
    });
    if (suggestions.length > 0) return suggestions.slice(0, MAX_SUGGESTIONS);
  }
  return [];
}
