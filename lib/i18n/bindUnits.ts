/**
 * The unit symbols in editors' texts. None of the letters is a word in either language, so a unit at the start of a text
 * belongs to a number before it: `<b>5</b> km`.
 */
const UNIT = /(?<=\d|^) (?=(?:km|m|cm|mm|ha|kg|min|h|°C|€|%)(?![\p{L}\p{Nd}]))/gu;

/** Four no-break spaces or more without another space, as texts pasted from Word have: their lines would end within words. */
const PASTED_NO_BREAK_SPACES = /(?<!\S)(?:\S*\u00a0){4,}/g;

/** A line must not end between a number and its unit, where editors type a plain space (docs/requirements.md, Content rules). */
export const bindUnits = (text: string): string =>
  text.replace(PASTED_NO_BREAK_SPACES, (words) => words.replaceAll('\u00a0', ' ')).replace(UNIT, '\u00a0');

/** An hour before `am` or `pm`, `St` before a name, and a Montenegrin ordinal, whose dot would seem to end a sentence. */
const WITH_NEXT = /(?<=\d) (?=[ap]m\b)|(?<=\bSt) (?=\p{Lu})|(?<=\d\.) (?=\p{Ll})| (?<=\b[IVX]+ )(?=vijek)/gu;

/** The text of an article: besides units, a line parts no name of a saint and no ordinal from its noun. */
export const bindBody = (text: string): string => bindUnits(text).replace(WITH_NEXT, '\u00a0');

/** A line of a title ends on no word of one letter and not on ‘St’: these stay with the next word. */
export const bindShortWords = (title: string): string => title.replace(/(?<=^|\s)(\p{L}|St) (?=\S)/gu, '$1\u00a0');
