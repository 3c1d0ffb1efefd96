export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Options of Embla: the shortest duration that moves a slide without running past its place, in the units of its physics, and
 * none with reduced motion.
 */
export const CAROUSEL_MOTION = { duration: 20, breakpoints: { [REDUCED_MOTION]: { duration: 0 } } };
