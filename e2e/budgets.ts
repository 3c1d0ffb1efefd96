/**
 * Budgets of the first visit of a page, on a phone 412 pixels wide with a density of 2.6: bytes, text after gzip. A value below
 * the floor fails too: something is missing from the page, or the budget is too wide.
 */
export type Bounds = { floor: number; ceiling: number };

type PageKind = 'home' | 'list' | 'directory' | 'map' | 'article' | 'text';

/** The budget of each page; all others are `text`. */
const KINDS: Readonly<Record<string, PageKind>> = {
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

/** @param name of a page in `kindsOfPage` */
export const budgetOf = (name: string): PageKind => KINDS[name] ?? 'text';

const between = (floor: number, ceiling: number): Bounds => ({ floor, ceiling });

/** The scripts of an empty page: `next build` of one heading, next 16.4.6. Measure again after an update of Next. */
export const FRAMEWORK = 134_904;

/** Scripts beyond the framework’s. */
export const JAVASCRIPT: Record<PageKind, Bounds> = {
  home: between(1_000, 12_000),
  list: between(1_000, 12_000),
  directory: between(1_000, 12_000),
  map: between(1_000, 12_000),
  article: between(1_000, 12_000),
  text: between(500, 7_000),
};

/** Without inline styles, which are counted as CSS. The map has two SVG drawings and a list of fifty places. */
export const HTML: Record<PageKind, Bounds> = {
  home: between(3_000, 12_000),
  list: between(2_000, 9_000),
  directory: between(2_000, 9_000),
  map: between(10_000, 23_000),
  article: between(3_000, 14_000),
  text: between(2_000, 9_000),
};

/** Inline and as files. */
export const CSS: Record<PageKind, Bounds> = {
  home: between(2_000, 10_000),
  list: between(2_000, 10_000),
  directory: between(2_000, 10_000),
  map: between(2_000, 10_000),
  article: between(2_000, 10_000),
  text: between(2_000, 10_000),
};

/** Percent of the inline styles that match no element. */
export const UNUSED_CSS = between(0, 20);

export const FONTS = between(10_000, 45_000);

/** The picture at the top. */
export const HERO: Record<Exclude<PageKind, 'text'>, Bounds> = {
  home: between(3_000, 60_000),
  list: between(3_000, 60_000),
  directory: between(3_000, 60_000),
  map: between(3_000, 60_000),
  article: between(3_000, 60_000),
};

/** The largest picture of a card. */
export const CARD: Record<'home' | 'list', Bounds> = {
  home: between(1_000, 14_000),
  list: between(1_000, 14_000),
};

/** The document, and the render-blocking requests before text is shown. */
export const REQUESTS_BEFORE_TEXT: Record<PageKind, Bounds> = {
  home: between(1, 3),
  list: between(1, 3),
  directory: between(1, 3),
  map: between(1, 3),
  article: between(1, 3),
  text: between(1, 3),
};
