/** For Embla, which moves by script: who asked for calm sees the next picture at once, without a movement. */
export const REDUCED_MOTION = { breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } };
