export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 1.5;

/** Clamps a zoom; a value just above the minimum snaps to it. */
export function boundZoom(zoom: number): number {
  const bounded = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
  return bounded < 1.04 ? MIN_ZOOM : bounded;
}

/**
 * Scroll position after a zoom that leaves the content under a point of the viewport in place.
 *
 * @param scrolled the scroll position before, in pixels
 * @param offset distance of the point from the start of the viewport, in pixels
 * @param factor the new zoom divided by the old one
 */
export const zoomedScroll = (scrolled: number, offset: number, factor: number): number =>
  Math.max(0, (scrolled + offset) * factor - offset);
