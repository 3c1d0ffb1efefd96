/**
 * Where an address with doubled, backward or trailing slashes leads: to the one without them, in one step. Next would take
 * a step for each. The query stays as it is.
 *
 * @param {string} address as in the request
 * @returns {string | null} null for an address that needs no tidying
 */
export function tidyAddress(address) {
  const [, path = '', query = ''] = /^(\/[^?]*)(.*)$/.exec(address) ?? [];
  const tidy = path.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  return tidy === path ? null : `${tidy}${query}`;
}
