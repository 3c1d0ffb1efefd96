import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import { isNamedRange, type RangeKey } from '@/lib/routing/eventRange';
import type { Page } from '@/lib/routing/page';
import { type ProvidedKind, recordOf } from '@/lib/routing/pageKinds';
import type { Route } from '@/lib/routing/route';

/** Routes whose pages depend on the provider. */
export type ContentRoute = Extract<Route, { kind: ProvidedKind }>;

/** Whether the page of a route depends on the provider; all others always exist. */
export const needsProvider = (route: Route): route is ContentRoute => recordOf(route.kind).needsProvider === true;

/** The page of a route that needs no provider. The terms show today’s date, so each day has its own page. */
export const ownPage = (route: Exclude<Route, ContentRoute>): Page =>
  route.kind === 'terms' ? { kind: 'terms', day: townDay(clock.now()) } : route;

/** The events of named days are one page a day for all visitors; those of any other days are rendered for each request. */
export const eventRangePage = (range: RangeKey): Page =>
  isNamedRange(range) ? { kind: 'namedEventRange', range, day: townDay(clock.now()) } : { kind: 'eventRange', range };
