/** Shortest swipe that counts, in pixels (docs/requirements.md, Carousel). */
export const GALLERY_SWIPE_PX = 50;
export const HOME_SWIPE_PX = 80;

/** Which way a swipe leads: on to the next, back to the previous, or nowhere when it was short or mostly vertical. */
export function swipeStep(movedX: number, movedY: number, threshold: number): -1 | 0 | 1 {
  if (Math.abs(movedX) < threshold || Math.abs(movedX) < Math.abs(movedY)) return 0;
  return movedX < 0 ? 1 : -1;
}

/** The index `step` further on, wrapping around at both ends. */
export const wrapIndex = (index: number, step: number, total: number): number => (index + step + total) % total;
