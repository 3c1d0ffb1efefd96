export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Options of Embla: with reduced motion, slides change without animation. */
export const UNLESS_REDUCED = { breakpoints: { [REDUCED_MOTION]: { duration: 0 } } };
