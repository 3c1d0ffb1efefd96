import type { Place, PlaceKind } from '@/lib/articles/place';
import { type GeoCoordinates, type Point, toBayPoint } from '@/lib/map/geometry';
import { BAY_PINS, GROUP_BY_ID, type Sheet, TOWN_POSITIONS } from '@/lib/map/sheets';
import type { MapGroup, MapGroups } from '@/lib/routing/mapGroup';

/** A place on one of the maps, in one language. */
export type MapPlace = {
  id: string;
  /** The number on its pin and in the list: from 1, over both maps. */
  number: number;
  name: string;
  /** URL of its article; null without one. */
  href: string | null;
  groups: MapGroups;
  sheet: Sheet;
  /** Its position, and that of its pin, in units of the drawing. */
  position: Point;
  pin: Point;
  address: string | null;
  /** Null for a place that is only on the plan of the town. */
  coordinates: Place['coordinates'];
  /** The walk from the Sea Gate; null if unknown or too far. */
  onFoot: Place['onFoot'];
  /** In a straight line from the Sea Gate, `6.1 km`; null in the town, and if the walk is known. */
  fromSeaGate: string | null;
  openingHours: Place['openingHours'];
  admission: Place['admission'];
  telephone: Place['telephone'];
};

const GROUP_BY_KIND: Record<PlaceKind, MapGroup> = {
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
  GROUP_BY_ID[id] ?? (kind ? GROUP_BY_KIND[kind] : 'sights');

type Placement = Pick<MapPlace, 'sheet' | 'position' | 'pin'>;

/**
 * The position of a place: on the plan of the town (for points, `plan` in `content/points.yaml`), else on the bay; null
 * if on neither.
 */
export function toPlacement(
  id: string,
  coordinates: GeoCoordinates | null | undefined,
  plan?: Point,
): Placement | null {
  const onPlan = TOWN_POSITIONS[id] ?? plan;
  if (onPlan) return { sheet: 'town', position: onPlan, pin: onPlan };
  const position = coordinates ? toBayPoint(coordinates) : null;
  return position && { sheet: 'bay', position, pin: BAY_PINS[id] ?? position };
}

/** Sorts places: the walk through the town, its other points, then the bay from west to east. */
export function sortPlaces<T extends { id: string } & Placement>(places: readonly T[]): T[] {
  const walk = Object.keys(TOWN_POSITIONS);
  const onWalk = ({ id }: T): number => (walk.includes(id) ? walk.indexOf(id) : walk.length);
  const rank = (place: T): number => (place.sheet === 'town' ? onWalk(place) : 1000 + place.position.x);
  return places.toSorted((a, b) => rank(a) - rank(b));
}
