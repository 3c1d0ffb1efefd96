import type { RoundName } from '@/lib/routing/wishFields';
import { type PlanPlace, planRound } from '@/lib/trip/plan';
import { CHOICES, type Wish } from '@/lib/trip/wish';

/** In the order in which they are proposed and made: a later return depends on the others. */
const CHANGES = ['town', 'day', 'without', ...[...CHOICES].reverse(), 'later'] as const;

export type Change = (typeof CHANGES)[number];

type HasPlan = (wish: Wish) => boolean;

/** More would be a list to read. */
const MAX_WAYS = 4;

const MORNING = 9 * 60;
const STEP = 30;
const DAY_END = 24 * 60;

/** The same wish with an end some half hours later, by which there is a plan. */
function returnLater(wish: Wish, hasPlan: HasPlan): Wish | null {
  for (let to = wish.to + STEP; to < DAY_END; to += STEP) {
    const later = { ...wish, to };
    if (hasPlan(later)) return later;
  }
  return null;
}

/** Null where it would change nothing. */
function change(name: Change, wish: Wish, hasPlan: HasPlan): Wish | null {
  if (name === 'town') return wish.round === 'town' ? null : { ...wish, round: 'town' };
  if (name === 'day')
    return wish.from === MORNING ? null : { ...wish, from: MORNING, to: MORNING + wish.to - wish.from };
  if (name === 'without') return wish.without.length > 0 ? { ...wish, without: [] } : null;
  if (name === 'later') return returnLater(wish, hasPlan);
  return wish[name] ? { ...wish, [name]: false } : null;
}

const combinations = (of: readonly Change[], size: number): Change[][] =>
  size === 0
    ? [[]]
    : of.flatMap((first, index) => combinations(of.slice(index + 1), size - 1).map((more) => [first, ...more]));

/** What makes a plan possible, and the wish with these changes. */
type Loosened = { changes: Change[]; wish: Wish };

/** The ways to a plan with the fewest changes of a wish without one; none where there are no places. */
export function loosen(places: Record<RoundName, readonly PlanPlace[]>, wish: Wish): Loosened[] {
  // One place is enough for a plan, and sooner found than the best plan.
  const hasPlan: HasPlan = (each) => places[each.round].some((place) => planRound([place], each));
  for (let size = 1; size <= CHANGES.length; size += 1) {
    const ways = combinations(CHANGES, size).flatMap((changes) => {
      const changed = changes.reduce<Wish | null>((each, name) => each && change(name, each, hasPlan), wish);
      return changed && hasPlan(changed) ? { changes, wish: changed } : [];
    });
    if (ways.length > 0) return ways.slice(0, MAX_WAYS);
  }
  return [];
}
