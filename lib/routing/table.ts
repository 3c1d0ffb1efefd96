import type { Language } from '@/lib/i18n/language';
import type { MapGroup } from '@/lib/routing/mapGroup';
import type { RangeKey } from '@/lib/routing/rangeKey';

/**
 * Every localised segment of the site (docs/requirements.md, Addresses).
 * Middleware, links, canonical and alternate links and the sitemap read this table; nothing else knows a slug.
 */
export const SEGMENTS = {
  guide: { en: 'see-and-do', sr: 'vidi-i-uradi' },
  news: { en: 'news', sr: 'vijesti' },
  events: { en: 'events', sr: 'dogadjaji' },
  map: { en: 'map', sr: 'karta' },
  allNews: { en: 'all', sr: 'sve' },
  article: { en: 'article', sr: 'article' },
  search: { en: 'search', sr: 'pretraga' },
  trip: { en: 'my-trip', sr: 'moje-putovanje' },
} as const satisfies Record<string, Record<Language, string>>;

/** Pages whose address both languages share; `lang=` in the query or the cookie decides between them. */
export const SHARED_PAGES = {
  home: '',
  cityPass: 'city-card',
  tax: 'tax',
  visitorsInfo: 'visitors-info',
  cookiePolicy: 'cookie-policy',
  terms: 'terms-conditions',
  legal: 'legal',
  imprint: 'imprint',
} as const;

/** `/volim-{product}`: in Serbian for everyone, without an English alternate. */
export const RESIDENT_CARD = 'volim-kotor';

/** Asks the tax page for the guest sheet in a language, which need not be the page’s. */
export const GUEST_SHEET = 'guest-sheet';

/** What is on the visitor’s device, for times without a connection; in no index and no sitemap. */
export const OFFLINE_PAGE = 'offline';

/** Documents for other programs, by language: `/feed/{language}.xml`, `/calendar/{language}.ics`. */
export const FEED = 'feed';
export const CALENDAR = 'calendar';

/** The places as open data, in both languages at once: `/places.geojson`, `/places.jsonld`. */
export const PLACES = 'places';

export type SharedPage = keyof typeof SHARED_PAGES;

export type Section = 'guide' | 'news' | 'events';

/** Pages made from what a visitor typed or chose, read once and carried as one string (`lib/routing/inputs.ts`). */
export type InputPage =
  | { kind: 'taxSum'; inputs: string }
  | { kind: 'guestSheet'; sheet: Language }
  | { kind: 'residentCardSearch'; filters: string }
  | { kind: 'searchResults'; words: string }
  | { kind: 'sharedTrip'; items: string };

/** What a public address asks for, before anyone knows whether it exists. `id` and `slug` come from the visitor. */
export type Route =
  | { kind: 'shared'; page: SharedPage }
  | { kind: 'residentCard' }
  | { kind: 'offline' }
  | { kind: 'guide' }
  | { kind: 'category'; slug: string; id: string | null; page: number }
  | { kind: 'subcategory'; slug: string; id: string | null; page: number }
  | { kind: 'article'; section: Section; slug: string; id: string | null }
  | { kind: 'news' }
  | { kind: 'allNews'; page: number }
  | { kind: 'newsCategory'; slug: string; id: string | null; page: number }
  | { kind: 'events'; page: number }
  | { kind: 'eventCategory'; id: string; page: number }
  | { kind: 'eventRange'; range: RangeKey }
  | { kind: 'search' }
  | { kind: 'map' }
  | { kind: 'mapOf'; group: MapGroup }
  | { kind: 'trip' }
  | InputPage;
