/** Lower-cases a path, except its percent-encoded bytes: the site’s own paths have no capitals. */
export const lowerCasePath = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
