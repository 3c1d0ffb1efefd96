export type Point = { x: number; y: number };

export type GeoCoordinates = { latitude: number; longitude: number };

/** Bounding box of `components/map/bay.svg` in degrees, and the size of the drawing in its units. */
const BAY = { west: 18.62, east: 18.8, south: 42.395, north: 42.53, width: 640, height: 651 };

const EARTH_RADIUS_METRES = 6_371_008;

const toTenth = (value: number): number => Math.round(value * 10) / 10;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A position on the map of the bay; null outside it. The area is small enough for a linear projection. */
export function toBayPoint({ latitude, longitude }: GeoCoordinates): Point | null {
  const x = ((longitude - BAY.west) / (BAY.east - BAY.west)) * BAY.width;
  const y = ((BAY.north - latitude) / (BAY.north - BAY.south)) * BAY.height;
  const isInside = x >= 0 && x <= BAY.width && y >= 0 && y <= BAY.height;
  return isInside ? { x: toTenth(x), y: toTenth(y) } : null;
}

/** The scale of the map of the bay. */
export const BAY_METRES_PER_UNIT = (toRadians(BAY.north - BAY.south) * EARTH_RADIUS_METRES) / BAY.height;

/** Great-circle distance in metres (haversine). */
export function metresBetween(from: GeoCoordinates, to: GeoCoordinates): number {
  const north = toRadians(to.latitude - from.latitude);
  const east = toRadians(to.longitude - from.longitude);
  const a =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(a));
}

/** Rounds a distance to the precision of the positions: to 50 metres, from one kilometre on to 100. */
export function roundDistance(metres: number): number {
  const step = metres < 1000 ? 50 : 100;
  return Math.max(step, Math.round(metres / step) * step);
}
