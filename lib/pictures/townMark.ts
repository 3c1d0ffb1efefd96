/** The logo, a gate within a gate: the path of an SVG stroke, and the size of its view box. */
export const TOWN_MARK = {
  path: 'M1 31V13a12 12 0 0 1 24 0v18zM7.5 31V14a5.5 5.5 0 0 1 11 0v17M13 1v3',
  width: 26,
  height: 32,
};
