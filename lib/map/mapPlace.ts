import type { Place, PlaceKind } from '@/lib/articles/place';
import { type Point, toBayPoint } from '@/lib/map/geometry';
import { BAY_PINS, GROUPS, type Sheet, TOWN_SPOTS } from '@/lib/map/sheets';
import type { MapGroup, MapGroups } from '@/lib/routing/mapGroup';

/** A place on one of the drawings, in one language. */
export type MapPlace = {
  id: string;
  /** What its pin shows and its entry of the list begins with; from 1, over both drawings. */
  number: number;
  name: string;
  /** Its article, where the provider has one. */
  href: string | null;
  groups: MapGroups;
  sheet: Sheet;
  /** Where it lies on the drawing, and where its pin stands. */
  dot: Point;
  pin: Point;
  address: string | null;
  /** On the earth; null for what only the plan of the town knows. */
  coordinates: Place['coordinates'];
};

const GROUP_OF: Record<PlaceKind, MapGroup> = {
  Aquarium: 'museums',
  Beach: 'sights',
  BodyOfWater: 'sights',
  Church: 'churches',
  LandmarksOrHistoricalBuildings: 'sights',
  Mountain: 'walks',
  Museum: 'museums',
  TouristDestination: 'towns',
};

export const toGroup = (id: string, kind: PlaceKind | null): MapGroup =>
  GROUPS[id] ?? (kind ? GROUP_OF[kind] : 'sights');

type Spot = Pick<MapPlace, 'sheet' | 'dot' | 'pin'>;

/**
 * Where a place is drawn: on the plan where that has it, else on the bay; null where neither can tell.
 *
 * @param plan where a point of the site’s own stands on the plan
 */
export function toSpot(id: string, coordinates: Place['coordinates'], plan?: Point): Spot | null {
  const onPlan = TOWN_SPOTS[id] ?? plan;
  if (onPlan) return { sheet: 'town', dot: onPlan, pin: onPlan };
  const dot = coordinates && toBayPoint(coordinates);
  return dot && { sheet: 'bay', dot, pin: BAY_PINS[id] ?? dot };
}

/** In the order of the list: the walk through the town, its other points, then the bay from west to east. */
export function inOrder<T extends { id: string } & Spot>(places: readonly T[]): T[] {
  const walk = Object.keys(TOWN_SPOTS);
  const onWalk = ({ id }: T): number => (walk.includes(id) ? walk.indexOf(id) : walk.length);
  const rank = (place: T): number => (place.sheet === 'town' ? onWalk(place) : 1000 + place.dot.x);
  return [...places].sort((a, b) => rank(a) - rank(b));
}
