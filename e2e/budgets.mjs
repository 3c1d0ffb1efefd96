/**
 * What a page may cost (bytes, a kB is 1000 of them, texts after gzip; a phone 412 pixels wide of density 2.6, first visit).
 * What is far below its budget is as suspicious as what is above: something is missing then, or the budget is too wide.
 *
 * @typedef {{ floor: number, ceiling: number }} Bounds
 * @typedef {'home' | 'list' | 'directory' | 'map' | 'article' | 'text'} PageKind
 */

/** Which budget a kind of page has; all others are texts. @type {Readonly<Record<string, PageKind>>} */
const KINDS = {
  home: 'home',
  guide: 'list',
  category: 'list',
  subcategory: 'list',
  news: 'list',
  'all news': 'list',
  'news of a category': 'list',
  events: 'list',
  'resident card': 'directory',
  map: 'map',
  article: 'article',
  'article of a subcategory': 'article',
  'news article': 'article',
  'event article': 'article',
};

/** @param {string} name of a kind of page, as `kindsOfPage` has it @returns {PageKind} */
export const budgetOf = (name) => KINDS[name] ?? 'text';

/** @param {number} floor @param {number} ceiling @returns {Bounds} */
const between = (floor, ceiling) => ({ floor, ceiling });

/** The scripts of a page with nothing on it: `next build` of one heading, next 16.4.6. Measure again with another Next. */
export const FRAMEWORK = 134_904;

/** Scripts beyond the framework’s. @type {Record<PageKind, Bounds>} */
export const JAVASCRIPT = {
  home: between(1_000, 12_000),
  list: between(1_000, 12_000),
  directory: between(1_000, 12_000),
  map: between(1_000, 12_000),
  article: between(1_000, 12_000),
  text: between(500, 7_000),
};

/** Without the styles inside, which have a budget of their own. The map is two drawings, and fifty places in words. @type {Record<PageKind, Bounds>} */
export const HTML = {
  home: between(3_000, 12_000),
  list: between(2_000, 9_000),
  directory: between(2_000, 9_000),
  map: between(10_000, 23_000),
  article: between(3_000, 14_000),
  text: between(2_000, 9_000),
};

/** Inside the page and as files. @type {Record<PageKind, Bounds>} */
export const CSS = {
  home: between(2_000, 10_000),
  list: between(2_000, 10_000),
  directory: between(2_000, 10_000),
  map: between(2_000, 10_000),
  article: between(2_000, 10_000),
  text: between(2_000, 10_000),
};

/** Percent of the styles in a page that nothing in it wears. */
export const UNUSED_CSS = between(0, 20);

export const FONTS = between(10_000, 45_000);

/** The picture at the top. @type {Record<Exclude<PageKind, 'text'>, Bounds>} */
export const HERO = {
  home: between(3_000, 60_000),
  list: between(3_000, 60_000),
  directory: between(3_000, 60_000),
  map: between(3_000, 60_000),
  article: between(3_000, 60_000),
};

/** The largest picture of a card. @type {Record<'home' | 'list', Bounds>} */
export const CARD = {
  home: between(1_000, 14_000),
  list: between(1_000, 14_000),
};

/** The document, and what it waits for before text can be read. @type {Record<PageKind, Bounds>} */
export const REQUESTS_BEFORE_TEXT = {
  home: between(1, 3),
  list: between(1, 3),
  directory: between(1, 3),
  map: between(1, 3),
  article: between(1, 3),
  text: between(1, 3),
};
