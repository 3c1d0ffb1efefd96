/**
 * Normalises the percent-encoding of a path whose segments are names: only characters that need an escape have one.
 * Null if an escape cannot be decoded.
 */
export function normalizePath(path: string): string | null {
  const normalize = (segment: string): string => encodeURIComponent(decodeURIComponent(segment)).replaceAll('%40', '@');
  try {
    return path.split('/').map(normalize).join('/');
  } catch {
    return null;
  }
}

/** Lower-cases a path, except its percent-encoded bytes: the site’s own paths have no capitals. */
export const lowerCasePath = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
