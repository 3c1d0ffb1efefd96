export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 1.5;

/** A zoom within its bounds; a hair above the whole map is the whole map. */
export function boundZoom(zoom: number): number {
  const bounded = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
  return bounded < 1.04 ? MIN_ZOOM : bounded;
}

/**
 * How far to scroll after a zoom, so that what lay under a point of the window stays under it.
 *
 * @param scrolled how far the drawing was scrolled before
 * @param offset where the point lies in the window, from its start
 * @param factor the new zoom over the old one
 */
export const keepInPlace = (scrolled: number, offset: number, factor: number): number =>
  Math.max(0, (scrolled + offset) * factor - offset);
