/** Dark enough for white small print: each has a contrast of at least 4.5:1 (checked by a test). */
export const BADGE_COLOURS = [
  '#7a2e1d',
  '#2f5233',
  '#0e4e66',
  '#5a3a6b',
  '#6b4a12',
  '#8a2f4f',
  '#34495e',
  '#4c5a1f',
] as const;

/** The colour of a category’s badge, from a hash (FNV-1a) of its name: the same name always has the same colour. */
export function badgeColour(name: string): string {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return BADGE_COLOURS[(hash >>> 0) % BADGE_COLOURS.length] ?? BADGE_COLOURS[0];
}
