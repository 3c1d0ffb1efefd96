/**
 * A path in small letters, its escapes left alone; pages have no others.
 *
 * @param {string} path
 */
export const inSmallLetters = (path) =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
