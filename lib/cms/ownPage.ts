import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import type { Page } from '@/lib/routing/internal';
import type { Route } from '@/lib/routing/route';

const OWN_KINDS = [
  'residentCard',
  'residentCardSearch',
  'search',
  'searchResults',
  'trip',
  'sharedTrip',
  'plan',
  'planOf',
  'map',
  'mapOf',
  'taxSum',
  'guestSheet',
  'offline',
] as const;

type SharedRoute = Extract<Route, { kind: 'shared' }>;

/** Routes whose pages depend on the provider. */
export type ContentRoute =
  | Exclude<Route, SharedRoute | { kind: (typeof OWN_KINDS)[number] }>
  | { kind: 'shared'; page: 'home' };

/** Whether the page of a route depends on the provider; the others are there whatever it has. */
export const needsProvider = (route: Route): route is ContentRoute =>
  route.kind === 'shared' ? route.page === 'home' : !OWN_KINDS.some((kind) => kind === route.kind);

/** The page of a route that needs no provider. The terms show today’s date, so each day has a page of its own. */
export function ownPage(route: Exclude<Route, ContentRoute>): Page {
  if (route.kind !== 'shared') return route;
  return route.page === 'terms' ? { kind: 'terms', day: townDay(clock.now()) } : { kind: route.page };
}
