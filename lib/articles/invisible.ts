/** The soft hyphen, the zero-width space, the word joiner and the byte order mark. The joiners that emoji are made with stay. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** A text without invisible characters, which would split words in addresses and in the search. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
