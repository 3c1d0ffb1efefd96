/** The town’s mark, a gate within a gate: an SVG path to be stroked, in a box of 26 by 32. */
export const TOWN_MARK = {
  path: 'M1 31V13a12 12 0 0 1 24 0v18M7.5 31V14a5.5 5.5 0 0 1 11 0v17M1 31h24M13 1v3',
  width: 26,
  height: 32,
};
