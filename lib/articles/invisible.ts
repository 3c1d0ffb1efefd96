/**
 * The soft hyphen, the zero-width space, the word joiner, the byte order mark, and the marks of direction around a copied
 * telephone number. The joiners that emoji are made with stay.
 */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** A text without invisible characters, which would split words in addresses and in the search. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
