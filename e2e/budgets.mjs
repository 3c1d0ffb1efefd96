/**
 * What a page may cost (bytes as they travel, a kB is 1000 of them; a phone 412 pixels wide of density 2.6, first visit).
 * What is far below its budget is as suspicious as what is above: something is missing then, or the budget is too wide.
 *
 * @typedef {{ floor: number, ceiling: number }} Bounds
 * @typedef {'home' | 'list' | 'article' | 'text'} PageKind
 */

/** @param {number} floor @param {number} ceiling @returns {Bounds} */
const between = (floor, ceiling) => ({ floor, ceiling });

/** The framework’s own scripts, which no page is without. */
export const FRAMEWORK = between(120_000, 140_000);

/** Scripts beyond the framework’s. @type {Record<PageKind, Bounds>} */
export const JAVASCRIPT = {
  home: between(1_000, 12_000),
  list: between(1_000, 12_000),
  article: between(1_000, 12_000),
  text: between(500, 7_000),
};

/** @type {Record<PageKind, Bounds>} */
export const HTML = {
  home: between(3_000, 12_000),
  list: between(2_000, 9_000),
  article: between(3_000, 14_000),
  text: between(2_000, 9_000),
};

export const CSS = between(2_000, 10_000);
export const FONTS = between(10_000, 45_000);
export const HERO = between(3_000, 60_000);
export const CARD = between(1_000, 14_000);

/** The document, and what it waits for before text can be read. */
export const REQUESTS_BEFORE_TEXT = between(1, 3);
