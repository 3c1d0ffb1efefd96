import type { Address } from '@/lib/routing/address';
import type { Route } from '@/lib/routing/route';

type Found = Extract<Route, { slug: string }>;

const isFound = (route: Route): route is Found => 'slug' in route;

/** Everything of a route but how its page is found. */
const rest = (route: Found): string => JSON.stringify({ ...route, id: null, slug: null });

/**
 * Whether two addresses of one language lead to the same page: with the same id whatever the words say, by their words
 * where one has no id (docs/requirements.md, Addresses). What the site does not read in an address makes no difference.
 */
export function isSamePage({ route: one }: Address, { route: other }: Address): boolean {
  if (!isFound(one) || !isFound(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (rest(one) !== rest(other)) return false;
  return one.id !== null && other.id !== null ? one.id === other.id : one.slug === other.slug;
}
