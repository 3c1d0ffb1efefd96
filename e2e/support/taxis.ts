/** Taxis to call (docs/requirements.md, Visitor information). */
export const TAXIS = ['19719', '19737', '19708', '19757', '+382 67 000 000'];
