/** For Embla, which moves by script: who asked for calm sees the next picture at once, without a movement. */
export const CALM_CAROUSEL = { breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } };
