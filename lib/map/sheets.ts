import type { Point } from '@/lib/map/geometry';
import type { MapGroup } from '@/lib/routing/mapGroup';

/** The two maps: a plan of the old town, and the bay with its real shoreline. */
export const SHEETS = ['town', 'bay'] as const;

export type Sheet = (typeof SHEETS)[number];

/** Id of the number of places that are shown on a sheet; the id of its heading is its name. */
export const countId = (sheet: Sheet): string => `found-on-${sheet}`;

/** Size of the plan of the old town, in its own units. */
export const TOWN_PLAN_SIZE = { width: 640, height: 760 };

/** The distance of two pins of a sheet, in its units, below which one covers the other. */
export const PIN_DISTANCE = 30;

/**
 * Positions on the plan of the old town (`components/map/town.svg`), in the order of a walk from the quay. The plan is a
 * sketch, not a survey, so these are units of the drawing without geographical coordinates.
 */
export const TOWN_POSITIONS: Readonly<Record<string, Point>> = {
  'half-day-walk-through-the-squares': { x: 64, y: 318 },
  'sea-gate': { x: 118, y: 346 },
  'market-by-the-wall': { x: 116, y: 420 },
  'clock-tower-and-square-of-arms': { x: 196, y: 362 },
  'info-desk': { x: 236, y: 318 },
  'palaces-of-the-noble-families': { x: 262, y: 404 },
  'st-tryphons-cathedral': { x: 340, y: 436 },
  'st-anne-and-st-paul': { x: 393, y: 470 },
  'maritime-museum': { x: 352, y: 362 },
  'st-lukes-church': { x: 312, y: 296 },
  'st-nicholas-church': { x: 352, y: 240 },
  'lapidary-of-st-michael': { x: 240, y: 258 },
  'st-clares-library': { x: 152, y: 262 },
  'cats-museum': { x: 208, y: 200 },
  'st-marys-collegiate-church': { x: 296, y: 184 },
  'river-gate-and-the-skurda': { x: 232, y: 128 },
  'ladder-of-kotor': { x: 318, y: 78 },
  'aquarium-boka': { x: 128, y: 66 },
  'lanes-and-their-nicknames': { x: 402, y: 322 },
  'gurdic-gate-and-spring': { x: 292, y: 704 },
  'our-lady-of-remedy': { x: 492, y: 330 },
  'town-walls-and-st-johns-fortress': { x: 574, y: 352 },
};

/** Pins of the bay that are moved away from their place, so that they do not overlap. */
export const BAY_PINS: Readonly<Record<string, Point>> = {
  risan: { x: 238, y: 62 },
  'roman-mosaics-in-risan': { x: 290, y: 74 },
  'our-lady-of-the-rocks': { x: 234, y: 204 },
  'st-george-islet': { x: 186, y: 210 },
  'st-nicholas-of-perast': { x: 332, y: 208 },
  verige: { x: 204, y: 262 },
  'car-parks-perast': { x: 378, y: 190 },
  'ferry-lepetane': { x: 274, y: 326 },
  'ferry-kamenari': { x: 172, y: 322 },
};

/** Places whose group differs from that of their kind. */
export const GROUP_BY_ID: Readonly<Record<string, MapGroup>> = {
  'half-day-walk-through-the-squares': 'walks',
  'lanes-and-their-nicknames': 'walks',
  'ladder-of-kotor': 'walks',
  'town-walls-and-st-johns-fortress': 'walks',
};
