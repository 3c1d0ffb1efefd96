/** The signs of units in texts of editors. Of their letters none is a word of either language. */
const UNIT = /(?<=\d) (?=(?:km|m|cm|mm|ha|kg|min|h|°C|€|%)(?![\p{L}\p{Nd}]))/gu;

/** A line must not end between a number and its unit, where editors type a plain space (docs/requirements.md, Content rules). */
export const bindUnits = (text: string): string => text.replace(UNIT, '\u00a0');
