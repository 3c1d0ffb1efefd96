/** A range of a text in UTF-16 units, its end not included. */
export type TextRange = readonly [from: number, to: number];
