import { listFilter } from '@/lib/routing/listFilter';

/** Groups of places without an article in the guide. */
export const POINT_GROUPS = ['arrival', 'buses', 'parking', 'toilets', 'help', 'tax'] as const;

const GROUPS = ['sights', 'churches', 'museums', 'towns', 'walks', ...POINT_GROUPS] as const;

export type MapGroup = (typeof GROUPS)[number];

/** The groups of a place: first what it is, then what else it is good for. */
export type MapGroups = readonly [MapGroup, ...MapGroup[]];

export const MAP_FILTER = listFilter('kind', GROUPS);
