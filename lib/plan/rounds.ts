import type { Point } from '@/lib/map/geometry';
import { TOWN_POSITIONS } from '@/lib/map/sheets';
import type { RoundName } from '@/lib/routing/planFields';

/** Minutes of the way to a round out of town: on foot to the stop, of waiting at most, on the bus. */
type Journey = { walk: number; wait: number; ride: number };

/** A position in the units of its round, and the minutes on foot from the start where the place facts say them. */
export type PlanPosition = Point & { walk?: number };

type Round = {
  /** Where the walk begins and ends. */
  start: PlanPosition;
  /** Positions of its places, in the order of a walk. */
  positions: Readonly<Record<string, Point>>;
  /** The way there from the Sea Gate, and the same back; null where the walk begins at the gate itself. */
  journey: Journey | null;
};

/** Metres of one unit: St Tryphon’s is 200 m from the Sea Gate in a straight line, 240 units on the drawing. */
export const METRES_PER_UNIT = 0.83;

/**
 * Nobody has measured the ways along the waterfront of Perast. These are as far apart as the positions in the place facts are
 * uncertain, so that no walk takes longer than planned.
 */
const PERAST_POSITIONS: Round['positions'] = {
  'st-nicholas-of-perast': { x: 180, y: 0 },
  'our-lady-of-the-rocks': { x: 180, y: 0 },
  'perast-museum': { x: 540, y: 0 },
};

/**
 * Places to which the walk does not end at their position on the plan: the climb to the fortress has two beginnings, and this
 * is the farther one; the aquarium is some 18 minutes beyond the edge of the plan.
 */
const WALK_POSITIONS: Round['positions'] = {
  ...TOWN_POSITIONS,
  'town-walls-and-st-johns-fortress': { x: 366, y: 566 },
  'aquarium-boka': { x: 128, y: -1000 },
};

/** The page of the market says to come in the morning: a plan that ends after lunch leaves it out. */
export const MORNING_PLACES: readonly string[] = ['market-by-the-wall'];

export const ROUNDS: Record<RoundName, Round> = {
  town: { start: { ...(TOWN_POSITIONS['sea-gate'] as Point), walk: 0 }, positions: WALK_POSITIONS, journey: null },
  // The bus runs roughly once an hour and takes some 25 minutes (content/news/along-the-bay-by-bus).
  perast: { start: { x: 0, y: 0, walk: 0 }, positions: PERAST_POSITIONS, journey: { walk: 5, wait: 60, ride: 25 } },
};

/** Minutes from the Sea Gate to the start of a round, or back, even if a bus has just left. */
export const journeyMinutes = (name: RoundName): number => {
  const { walk, wait, ride } = ROUNDS[name].journey ?? { walk: 0, wait: 0, ride: 0 };
  return walk + wait + ride;
};
