import type { Language } from '@/lib/i18n/language';
import type { MESSAGES } from '@/lib/i18n/messages';
import type { RangeKey } from '@/lib/routing/eventRange';
import type { GuideChoice } from '@/lib/routing/guideChoice';
import type { MapGroup } from '@/lib/routing/mapGroup';
import { INNER_SEGMENTS, OFFLINE_PAGE, RESIDENT_CARD, SEGMENTS } from '@/lib/routing/segments';

/** What an internal path can carry; each input is one segment of it. */
export type PageInputs = {
  id: string;
  /** From 1. */
  page: number;
  /** `YYYY-MM-DD` */
  day: string;
  range: RangeKey;
  group: MapGroup;
  choice: GuideChoice;
  sheet: Language;
  /** Search parameters as one string, in one spelling (`lib/routing/inputs.ts`). */
  inputs: string;
  filters: string;
  words: string;
  items: string;
};

type Namespace = Extract<keyof (typeof MESSAGES)['en'], `${string}Page`>;

type PageKindRecord = {
  /** Folder under `app/[lang]`, also in the URL of its share image. */
  folder: string;
  /** Segments of the internal path after the folder, in their order. */
  inputs?: readonly (keyof PageInputs)[];
  /**
   * Public path without its leading slash: one that all languages share, or one for each language the page exists in.
   * Left out where it depends on content, or where it is another kind's with a query.
   */
  path?: string | Partial<Record<Language, string>>;
  /**
   * A page of the site's own: metadata, and the `title` and `shareLabel` of its share image, are in this namespace of the
   * messages. It is listed in the sitemap.
   */
  messages?: Namespace;
  /** The share image shows the content with the page's `id`. */
  hasContentImage?: true;
  /** Rendered for each request and never cached: visitors' inputs are unbounded. */
  isDynamic?: true;
  /** Not to be indexed by search engines. */
  isNoindex?: true;
};

/**
 * Every kind of page, once. Internal paths, cache rules, robots, canonical and alternate links, share images and the
 * sitemap are derived from it. The order is that of the sitemap.
 */
export const PAGE_KINDS = {
  home: { path: '', folder: '', messages: 'HomePage' },
  cityPass: { path: 'city-card', folder: 'city-pass', messages: 'CityPassPage' },
  tax: { path: 'tax', folder: 'tax', messages: 'TaxPage' },
  visitorsInfo: { path: 'visitors-info', folder: 'visitors-info', messages: 'VisitorsInfoPage' },
  cookiePolicy: { path: 'cookie-policy', folder: 'cookie-policy', messages: 'CookiePolicyPage' },
  // The terms show today's date.
  terms: { path: 'terms-conditions', folder: 'terms', inputs: ['day'], messages: 'TermsPage' },
  legal: { path: 'legal', folder: 'legal', messages: 'LegalPage' },
  imprint: { path: 'imprint', folder: 'imprint', messages: 'ImprintPage' },
  residentCard: { path: { sr: RESIDENT_CARD }, folder: 'resident-card', messages: 'ResidentCardPage' },
  guide: { path: SEGMENTS.guide, folder: 'guide', messages: 'GuidePage' },
  news: { path: SEGMENTS.news, folder: 'news', messages: 'NewsPage' },
  map: { path: SEGMENTS.map, folder: 'map', messages: 'MapPage' },
  allNews: {
    path: {
      en: `${SEGMENTS.news.en}/${INNER_SEGMENTS.allNews.en}`,
      sr: `${SEGMENTS.news.sr}/${INNER_SEGMENTS.allNews.sr}`,
    },
    folder: 'all-news',
    inputs: ['page'],
    messages: 'AllNewsPage',
  },
  events: { path: SEGMENTS.events, folder: 'events', inputs: ['page'], messages: 'EventsPage' },
  search: { path: SEGMENTS.search, folder: 'search', messages: 'SearchPage' },
  trip: { path: SEGMENTS.trip, folder: 'trip', messages: 'TripPage' },
  plan: { path: SEGMENTS.plan, folder: 'plan', messages: 'PlanPage' },

  category: { folder: 'category', inputs: ['id', 'page'], hasContentImage: true },
  subcategory: { folder: 'subcategory', inputs: ['id', 'page'], hasContentImage: true },
  article: { folder: 'article', inputs: ['id'], hasContentImage: true },
  newsCategory: { folder: 'news-category', inputs: ['id', 'page'], hasContentImage: true },
  eventCategory: { folder: 'event-category', inputs: ['id', 'page'], isNoindex: true },

  guideChoice: { folder: 'guide-choice', inputs: ['choice', 'page'], isNoindex: true },
  categoryChoice: { folder: 'category-choice', inputs: ['id', 'choice', 'page'], isNoindex: true },
  mapOf: { folder: 'map-of', inputs: ['group'], isNoindex: true },
  // A named range is the same for all visitors, and another each day.
  eventsOf: { folder: 'events-of', inputs: ['range', 'day'], isNoindex: true },
  eventRange: { folder: 'event-range', inputs: ['range'], isDynamic: true, isNoindex: true },
  taxSum: { folder: 'tax-sum', inputs: ['inputs'], isDynamic: true, isNoindex: true },
  guestSheet: { folder: 'guest-sheet', inputs: ['sheet'], isDynamic: true, isNoindex: true },
  residentCardSearch: { folder: 'resident-card-search', inputs: ['filters'], isDynamic: true, isNoindex: true },
  searchResults: { folder: 'search-results', inputs: ['words'], isDynamic: true, isNoindex: true },
  planOf: { folder: 'plan-of', inputs: ['inputs'], isDynamic: true, isNoindex: true },
  sharedTrip: { folder: 'shared-trip', inputs: ['items'], isDynamic: true, isNoindex: true },

  offline: { path: OFFLINE_PAGE, folder: 'offline', isNoindex: true },
  notFound: { folder: 'not-found', isNoindex: true },
  unavailable: { folder: 'unavailable', isNoindex: true },
} as const satisfies Record<string, PageKindRecord>;

type Records = typeof PAGE_KINDS;

export type PageKind = keyof Records;

/** The kinds whose record has these fields. */
type KindsWith<Fields> = { [Kind in PageKind]: Records[Kind] extends Fields ? Kind : never }[PageKind];

/** Pages of the site's own, with an address and messages. */
export type SitePage = KindsWith<{ path: unknown; messages: string }>;

/** Pages of the site's own whose path all languages share; `lang=` in the query or the cookie decides between them. */
export type SharedPage = KindsWith<{ path: string; messages: string }>;

export type DynamicKind = KindsWith<{ isDynamic: true }>;

/** Kinds whose share image shows content. */
export type ContentKind = KindsWith<{ hasContentImage: true }>;

/** The names of a kind's inputs. */
export type InputsOf<Kind extends PageKind> = Records[Kind] extends { inputs: readonly (infer Input)[] }
  ? Input & keyof PageInputs
  : never;

/** A record with every field, for code that serves all kinds. */
export const recordOf = (kind: PageKind): PageKindRecord => PAGE_KINDS[kind];

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** Pages of the site's own, in the order of the sitemap. */
export const SITE_PAGES = KINDS.filter((kind): kind is SitePage => recordOf(kind).messages !== undefined);

export const isShared = (kind: SitePage): kind is SharedPage => typeof recordOf(kind).path === 'string';

export const SHARED_PAGES = SITE_PAGES.filter(isShared);

/** The page at a path that all languages share, without its leading slash. */
export const sharedPageAt = (path: string): SharedPage | undefined =>
  SHARED_PAGES.find((page) => PAGE_KINDS[page].path === path);

export const CONTENT_KINDS = KINDS.filter((kind): kind is ContentKind => recordOf(kind).hasContentImage === true);
