import { parseRoute } from '@/lib/routing/parseRoute';
import type { Route } from '@/lib/routing/route';

/** The route of an address as a request has it: the path stays encoded and is not normalised. */
export function routeOf(address: string): Route | null {
  const [path = '', query = ''] = address.split('?');
  return parseRoute(path, new URLSearchParams(query));
}
