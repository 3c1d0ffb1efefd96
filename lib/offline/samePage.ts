import type { Address } from '@/lib/routing/address';
import type { Route } from '@/lib/routing/route';

type SlugRoute = Extract<Route, { slug: string }>;

const hasSlug = (route: Route): route is SlugRoute => 'slug' in route;

/** A route without its id and slug. */
const rest = (route: SlugRoute): string => JSON.stringify({ ...route, id: null, slug: null });

/**
 * Whether two URLs of one language are of the same page: by id if both have one, else by slug (docs/requirements.md,
 * Addresses). Unknown query parameters are ignored.
 */
export function isSamePage({ route: one }: Address, { route: other }: Address): boolean {
  if (!hasSlug(one) || !hasSlug(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (rest(one) !== rest(other)) return false;
  return one.id !== null && other.id !== null ? one.id === other.id : one.slug === other.slug;
}
