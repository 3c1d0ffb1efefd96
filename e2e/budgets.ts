import type { PageName } from './support/addresses';

/**
 * Budgets of the site: bytes after gzip for text and as transferred for the rest, on a first visit with a phone 412 pixels
 * wide; a kB is 1000 bytes. Each has a floor, since something is missing where a value is far below its ceiling.
 */
export type Bounds = { floor: number; ceiling: number };

/** Pages with one budget. */
type BudgetGroup = 'home' | 'list' | 'directory' | 'map' | 'article' | 'answers' | 'planner' | 'text';

/** All others are texts. */
const GROUPS: Partial<Record<PageName, BudgetGroup>> = {
  home: 'home',
  guide: 'list',
  category: 'list',
  subcategory: 'list',
  news: 'list',
  allNews: 'list',
  newsCategory: 'list',
  events: 'list',
  residentCard: 'directory',
  cityPass: 'answers',
  tax: 'answers',
  visitorsInfo: 'answers',
  map: 'map',
  plan: 'planner',
  trip: 'planner',
  article: 'article',
  subcategoryArticle: 'article',
  newsArticle: 'article',
  eventArticle: 'article',
};

const between = (floor: number, ceiling: number): Bounds => ({ floor, ceiling });

/** The scripts of a page with one heading, built with next 16.4.6. Measure again after an update of Next. */
export const FRAMEWORK_SCRIPTS = 134_904;

export type PageBudget = {
  /** The document with its critical CSS and RSC payload; the latter has more parts on Node 26, for up to 100 bytes. */
  html: Bounds;
  /** Style elements of the document. */
  criticalCss: Bounds;
  /** The whole CSS, as files. */
  styleSheets: Bounds;
  /** Each can delay the largest paint by a round trip. A style module that many chunks share adds one to every page. */
  styleSheetCount: Bounds;
  /** Scripts beyond `FRAMEWORK_SCRIPTS`. */
  javascript: Bounds;
  fonts: Bounds;
  /** The largest picture of the first view. */
  hero?: Bounds;
  /** The largest picture below it. */
  card?: Bounds;
  /** The document and what blocks its rendering. */
  requestsBeforeText: Bounds;
  layoutShift: Bounds;
};

const EVERY_PAGE = {
  criticalCss: between(2_000, 8_000),
  styleSheets: between(4_000, 22_000),
  styleSheetCount: between(2, 3),
  javascript: between(1_000, 13_000),
  fonts: between(10_000, 45_000),
  requestsBeforeText: between(1, 3),
  layoutShift: between(0, 0.02),
};
const HERO = between(3_000, 60_000);
const CARD = between(1_000, 14_000);

const BUDGETS: Readonly<Record<BudgetGroup, PageBudget>> = {
  // With ten questions and their answers. In which order React sends the RSC payload decides over 700 bytes of gzip, 60 of brotli.
  home: { ...EVERY_PAGE, html: between(6_000, 31_300), hero: HERO, card: CARD },
  list: { ...EVERY_PAGE, html: between(5_000, 21_700), hero: HERO, card: CARD },
  // Seventy partners.
  directory: { ...EVERY_PAGE, html: between(8_000, 25_600), hero: HERO },
  // Two drawings, and fifty places as text.
  map: { ...EVERY_PAGE, html: between(15_000, 37_300), hero: HERO },
  article: { ...EVERY_PAGE, html: between(6_000, 27_300), styleSheetCount: between(2, 4), hero: HERO },
  // Long pages of short answers, one of them from A to Z. The order of the RSC payload decides over 500 bytes of gzip, 10 of brotli.
  answers: { ...EVERY_PAGE, html: between(6_000, 28_000) },
  // With all places, for plans without a connection.
  planner: { ...EVERY_PAGE, html: between(6_000, 17_200), styleSheetCount: between(2, 4) },
  text: { ...EVERY_PAGE, html: between(5_000, 14_800), javascript: between(500, 10_300) },
};

export const budgetOf = (page: PageName): PageBudget => BUDGETS[GROUPS[page] ?? 'text'];

/** Lighthouse on a simulated slow 4G phone; times in milliseconds. */
export const LIGHTHOUSE = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  firstPaint: 1_100,
  largestPaint: 1_400,
  layoutShift: 0.02,
  blockingTime: 150,
};

/** At 400 kbit/s and 400 ms latency, relative to a page of the same content written by hand. */
export const SLOW_NETWORK = { firstText: 1.3, largestPaint: 1.15 };

/** From an input to the next frame on a four times slower processor, milliseconds. */
export const INTERACTION_MS = 100;

export const SERVER = {
  firstResponseMs: 900,
  cpuMsPerPage: 1.6,
  /** All that nginx allows one visitor of these fits on one processor: 20 a second (deploy/nginx/rules.conf). */
  cpuMsPerDynamicPage: 50,
  /** Requests per second behind nginx, relative to nginx with a file of the same size. */
  shareOfPlainFile: 0.7,
  idleMB: 200,
  afterLoadMB: 350,
  /** Memory after a load with 10,000 articles, above that with the shipped content. */
  articlesMB: 60,
};
