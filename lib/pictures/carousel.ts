/** Embla options: with reduced motion, slides change without animation. */
export const REDUCED_MOTION = { breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } };
