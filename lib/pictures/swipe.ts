/** Shortest swipe that counts in a gallery, in pixels (docs/requirements.md, Article). */
export const GALLERY_SWIPE_PX = 50;
/** The same on home (docs/requirements.md, Carousel). */
export const HOME_SWIPE_PX = 80;

/** The slides to move by a swipe, 1 for the next; 0 if it was short or mostly vertical. Distances are in pixels. */
export function swipeStep(movedX: number, movedY: number, threshold: number): -1 | 0 | 1 {
  if (Math.abs(movedX) < threshold || Math.abs(movedX) < Math.abs(movedY)) return 0;
  return movedX < 0 ? 1 : -1;
}

/** The index after `step`, wrapping around at both ends. */
export const wrapIndex = (index: number, step: number, total: number): number => (index + step + total) % total;
