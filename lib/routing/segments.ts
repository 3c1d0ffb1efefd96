import type { Language } from '@/lib/i18n/language';

/**
 * The localised first segments: each gives its address a language (docs/requirements.md, Addresses). The resident card is
 * in Montenegrin for everyone, without an English alternate.
 */
export const SEGMENTS = {
  guide: { en: 'see-and-do', sr: 'vidi-i-uradi' },
  news: { en: 'news', sr: 'vijesti' },
  events: { en: 'events', sr: 'dogadjaji' },
  map: { en: 'map', sr: 'karta' },
  search: { en: 'search', sr: 'pretraga' },
  trip: { en: 'my-trip', sr: 'moje-putovanje' },
  plan: { en: 'plan', sr: 'plan-obilaska' },
  residentCard: { sr: 'volim-kotor' },
} as const satisfies Record<string, Partial<Record<Language, string>>>;

/** The localised segments below them. */
export const INNER_SEGMENTS = {
  allNews: { en: 'all', sr: 'sve' },
  article: { en: 'article', sr: 'article' },
} as const satisfies Record<string, Record<Language, string>>;

/** Whether a segment below the news is that of all news, in either language. */
export const isAllNews = (segment: string): boolean => Object.values<string>(INNER_SEGMENTS.allNews).includes(segment);

/** The parameter of the tax page for the guest sheet in a language, which may differ from the page’s. */
export const GUEST_SHEET = 'guest-sheet';

/** The list of saved pages, for use without a connection; not indexed, and not in the sitemap. */
export const OFFLINE_PAGE = 'offline';

/** Documents for other programs, by language: `/feed/{language}.xml`, `/calendar/{language}.ics`. */
export const FEED = 'feed';
export const CALENDAR = 'calendar';

/** The places as open data, in both languages at once: `/places.geojson`, `/places.jsonld`. */
export const PLACES = 'places';

export type Section = 'guide' | 'news' | 'events';
