import type { Language } from '@/lib/i18n/language';
import type { MESSAGES } from '@/lib/i18n/messages';
import type { PageParams } from '@/lib/routing/pageParams';
import { INNER_SEGMENTS, OFFLINE_PAGE, SEGMENTS } from '@/lib/routing/segments';

type Namespace = Extract<keyof (typeof MESSAGES)['en'], `${string}Page`>;

type PageKindRecord = {
  /** Folder under `app/[lang]`, also in the URL of its share image. */
  folder: string;
  /** Segments of the internal path after the folder, in their order. */
  params?: readonly (keyof PageParams)[];
  /**
   * Public path without its leading slash: one that all languages share, or one for each language the page exists in.
   * Omitted if it depends on content, or is another kind's path with a query.
   */
  path?: string | Partial<Record<Language, string>>;
  /**
   * A site page: metadata, and the `title` and `shareLabel` of its share image, are in this namespace of the messages.
   * It is listed in the sitemap.
   */
  messages?: Namespace;
  /** Whether the page exists depends on the provider; all others always exist. */
  needsProvider?: true;
  /** The kind of which the page shows a part, or the answer to its form: it inherits its metadata, and is not indexed. */
  variantOf?: string;
  /** The share image shows the content with the page's `id`. */
  hasContentImage?: true;
  /** Rendered for each request and never cached: its inputs are unbounded, or it is rarely requested. */
  isDynamic?: true;
  /** Not to be indexed by search engines. */
  isNoindex?: true;
};

/**
 * Every kind of page, once, in the order of the sitemap. Internal paths, cache rules, robots, canonical and alternate
 * links, share images and the sitemap are derived from it.
 */
export const PAGE_KINDS = {
  home: { path: '', folder: '', messages: 'HomePage', needsProvider: true },
  cityPass: { path: 'city-card', folder: 'city-pass', messages: 'CityPassPage' },
  tax: { path: 'tax', folder: 'tax', messages: 'TaxPage' },
  visitorsInfo: { path: 'visitors-info', folder: 'visitors-info', messages: 'VisitorsInfoPage' },
  cookiePolicy: { path: 'cookie-policy', folder: 'cookie-policy', messages: 'CookiePolicyPage' },
  // The terms show today's date.
  terms: { path: 'terms-conditions', folder: 'terms', params: ['day'], messages: 'TermsPage' },
  legal: { path: 'legal', folder: 'legal', messages: 'LegalPage' },
  imprint: { path: 'imprint', folder: 'imprint', messages: 'ImprintPage' },
  residentCard: { path: SEGMENTS.residentCard, folder: 'resident-card', messages: 'ResidentCardPage' },
  guide: { path: SEGMENTS.guide, folder: 'guide', messages: 'GuidePage', needsProvider: true },
  news: { path: SEGMENTS.news, folder: 'news', messages: 'NewsPage', needsProvider: true },
  map: { path: SEGMENTS.map, folder: 'map', messages: 'MapPage' },
  allNews: {
    path: {
      en: `${SEGMENTS.news.en}/${INNER_SEGMENTS.allNews.en}`,
      sr: `${SEGMENTS.news.sr}/${INNER_SEGMENTS.allNews.sr}`,
    },
    folder: 'all-news',
    params: ['page'],
    messages: 'AllNewsPage',
    needsProvider: true,
  },
  events: { path: SEGMENTS.events, folder: 'events', params: ['page'], messages: 'EventsPage', needsProvider: true },
  search: { path: SEGMENTS.search, folder: 'search', messages: 'SearchPage' },
  trip: { path: SEGMENTS.trip, folder: 'trip', messages: 'TripPage' },
  plan: { path: SEGMENTS.plan, folder: 'plan', messages: 'PlanPage' },

  category: { folder: 'category', params: ['id', 'page'], needsProvider: true, hasContentImage: true },
  subcategory: { folder: 'subcategory', params: ['id', 'page'], needsProvider: true, hasContentImage: true },
  article: { folder: 'article', params: ['id'], needsProvider: true, hasContentImage: true },
  newsCategory: { folder: 'news-category', params: ['id', 'page'], needsProvider: true, hasContentImage: true },
  eventCategory: { folder: 'event-category', params: ['id', 'page'], needsProvider: true, isNoindex: true },

  // The category comes last, in a segment that may be missing.
  filteredGuide: {
    folder: 'filtered-guide',
    params: ['choice', 'page', 'category'],
    needsProvider: true,
    isNoindex: true,
  },
  mapGroup: { folder: 'map-group', variantOf: 'map', params: ['group'] },
  // A named range is the same for all visitors, but changes daily.
  namedEventRange: { folder: 'named-event-range', variantOf: 'events', params: ['range', 'day'], needsProvider: true },
  eventRange: { folder: 'event-range', variantOf: 'events', params: ['range'], needsProvider: true, isDynamic: true },
  taxResult: { folder: 'tax-result', variantOf: 'tax', params: ['query'], isDynamic: true },
  guestSheet: { folder: 'guest-sheet', variantOf: 'tax', params: ['sheet'], isDynamic: true },
  residentCardSearch: {
    folder: 'resident-card-search',
    variantOf: 'residentCard',
    params: ['query'],
    isDynamic: true,
  },
  searchResults: { folder: 'search-results', variantOf: 'search', params: ['query'], isDynamic: true },
  planResult: { folder: 'plan-result', variantOf: 'plan', params: ['query'], isDynamic: true },
  sharedTrip: { folder: 'shared-trip', variantOf: 'trip', params: ['query'], isDynamic: true },

  offline: { path: OFFLINE_PAGE, folder: 'offline', isNoindex: true },
  notFound: { folder: 'not-found', isNoindex: true },
  unavailable: { folder: 'unavailable', isNoindex: true },
} as const satisfies Record<string, PageKindRecord>;

type Records = typeof PAGE_KINDS;

export type PageKind = keyof Records;

/** The kinds whose record has these fields. */
type KindsWith<Fields> = { [Kind in PageKind]: Records[Kind] extends Fields ? Kind : never }[PageKind];

/** Kinds with a fixed path. */
export type AddressedKind = KindsWith<{ path: unknown }>;

/** Site pages: kinds with a path and messages. */
export type SitePage = KindsWith<{ path: unknown; messages: string }>;

/** Site pages whose path all languages share; `lang=` in the query or the cookie selects the language. */
export type SharedPage = KindsWith<{ path: string; messages: string }>;

/** Kinds whose pages exist only where the provider says so. */
export type ProvidedKind = KindsWith<{ needsProvider: true }>;

export type VariantOf<Kind extends PageKind> = KindsWith<{ variantOf: Kind }>;

/** Site pages and their variants. */
export type SitePageOrVariant = SitePage | VariantOf<SitePage>;

export type FolderOf<Kind extends PageKind> = Records[Kind]['folder'];

/** Kinds whose share image shows content. */
export type ContentKind = KindsWith<{ hasContentImage: true }>;

/** A record with every field, for code that serves all kinds. */
export const recordOf = (kind: PageKind): PageKindRecord => PAGE_KINDS[kind];

export const isVariant = (kind: SitePageOrVariant): kind is VariantOf<SitePage> =>
  recordOf(kind).variantOf !== undefined;

export const isIndexed = (kind: PageKind): boolean => !recordOf(kind).isNoindex && !recordOf(kind).variantOf;

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** Site pages, in the order of the sitemap. */
export const SITE_PAGES = KINDS.filter((kind): kind is SitePage => recordOf(kind).messages !== undefined);

export const isShared = (kind: SitePage): kind is SharedPage => typeof recordOf(kind).path === 'string';

const isAddressed = (kind: PageKind): kind is AddressedKind => recordOf(kind).path !== undefined;

/** The page at a path without its leading slash, in any language. */
export const pageAt = (path: string): AddressedKind | undefined =>
  KINDS.filter(isAddressed).find((kind) => {
    const own = PAGE_KINDS[kind].path;
    return typeof own === 'string' ? own === path : Object.values<string>(own).includes(path);
  });

export const CONTENT_KINDS = KINDS.filter((kind): kind is ContentKind => recordOf(kind).hasContentImage === true);
