/** Groups of places that are no articles of the guide. */
export const POINT_GROUPS = ['arrival', 'buses', 'parking', 'toilets', 'help', 'tax'] as const;

/** What the map can be narrowed to, `kind=` in its address, in the order of its filter. */
export const MAP_GROUPS = ['sights', 'churches', 'museums', 'towns', 'walks', ...POINT_GROUPS] as const;

export type MapGroup = (typeof MAP_GROUPS)[number];

/** The groups of a place: what it is, and after that what else it is good for. */
export type MapGroups = readonly [MapGroup, ...MapGroup[]];

/** The group of a query; null when it names none of them: the whole map. */
export const readMapGroup = (query: URLSearchParams): MapGroup | null =>
  MAP_GROUPS.find((group) => group === query.get('kind')) ?? null;
