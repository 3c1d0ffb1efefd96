import { lowerCasePath } from '../routing/lowerCasePath';

/** What stands below these has names of its own, with capitals in them. */
const NAMED_FILES = /^\/(_next|api|calendar|fonts|icons|media|og|pictures|scripts|styles)\//i;

/**
 * Where an address with doubled, backward or trailing slashes leads: to the one without them and without capitals, in
 * one step. Next would take a step for each. The query stays as it is.
 *
 * @param {string} address as in the request
 * @returns {string | null} null for an address without such slashes
 */
export function tidyAddress(address) {
  const [, path = '', query = ''] = /^(\/[^?]*)(.*)$/.exec(address) ?? [];
  const tidy = path.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  if (tidy === path) return null;
  return `${NAMED_FILES.test(tidy) ? tidy : lowerCasePath(tidy)}${query}`;
}
