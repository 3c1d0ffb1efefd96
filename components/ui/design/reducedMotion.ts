export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Options of Embla: the shortest duration that moves a slide without running past its place, in the units of its
 * physics, and none with reduced motion. On an enlarged page a drag is left to the browser, which pans the page.
 */
export const CAROUSEL_MOTION = {
  duration: 20,
  breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
  watchDrag: (): boolean => !document.querySelector('[data-zoomed]'),
};
