export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 1.5;

export const boundZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/**
 * Scroll position after a zoom that leaves the content under a point of the viewport in place;
 * negative where that is not possible, which `scrollTo` takes as 0.
 *
 * @param scrolled the scroll position before, in pixels
 * @param offset distance of the point from the start of the viewport, in pixels
 * @param factor the new zoom divided by the old one
 */
export const zoomedScroll = (scrolled: number, offset: number, factor: number): number =>
  (scrolled + offset) * factor - offset;
