/**
 * The one spelling of a path whose segments are names: each character that needs an escape has one, no other has. Null
 * if an escape cannot be decoded.
 */
export function canonicalPath(path: string): string | null {
  const spell = (segment: string): string => encodeURIComponent(decodeURIComponent(segment)).replaceAll('%40', '@');
  try {
    return path.split('/').map(spell).join('/');
  } catch {
    return null;
  }
}

/** Lower-cases a path, except its percent-encoded bytes: the site’s own paths have no capitals. */
export const lowerCasePath = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
