import type { Language } from '@/lib/i18n/language';
import type { MapGroup } from '@/lib/routing/mapGroup';
import type { RangeKey } from '@/lib/routing/rangeKey';
import type { InputPage, SharedPage } from '@/lib/routing/table';

/**
 * A page that exists, by ids: what the internal routes under `app/[lang]` render. Everything a page reads stands in
 * its internal path, so that one cached document serves every spelling of its public address.
 */
export type Page =
  | { kind: Exclude<SharedPage, 'terms'> }
  /** `day`: today’s date stands on the terms, `YYYY-MM-DD`. */
  | { kind: 'terms'; day: string }
  | { kind: 'residentCard' }
  | { kind: 'offline' }
  | { kind: 'guide' }
  | { kind: 'category'; id: string; page: number }
  | { kind: 'subcategory'; id: string; page: number }
  | { kind: 'article'; id: string }
  | { kind: 'news' }
  | { kind: 'allNews'; page: number }
  | { kind: 'newsCategory'; id: string; page: number }
  | { kind: 'events'; page: number }
  | { kind: 'eventCategory'; id: string; page: number }
  | { kind: 'eventRange'; range: RangeKey }
  | { kind: 'search' }
  | { kind: 'map' }
  | { kind: 'mapOf'; group: MapGroup }
  | { kind: 'trip' }
  | InputPage
  | { kind: 'notFound' }
  | { kind: 'unavailable' };

/** The folder of each internal route; the addresses of share cards go by it too. */
export const FOLDERS: Record<Page['kind'], string> = {
  home: '',
  cityPass: 'city-pass',
  tax: 'tax',
  visitorsInfo: 'visitors-info',
  cookiePolicy: 'cookie-policy',
  terms: 'terms',
  legal: 'legal',
  imprint: 'imprint',
  residentCard: 'resident-card',
  offline: 'offline',
  guide: 'guide',
  category: 'category',
  subcategory: 'subcategory',
  article: 'article',
  news: 'news',
  allNews: 'all-news',
  newsCategory: 'news-category',
  events: 'events',
  eventCategory: 'event-category',
  eventRange: 'event-range',
  map: 'map',
  mapOf: 'map-of',
  taxSum: 'tax-sum',
  guestSheet: 'guest-sheet',
  residentCardSearch: 'resident-card-search',
  search: 'search',
  searchResults: 'search-results',
  trip: 'trip',
  sharedTrip: 'shared-trip',
  notFound: 'not-found',
  unavailable: 'unavailable',
};

/** Pages rendered for each request: there is no end of what visitors type in. */
const RENDERED_EACH_TIME = new Set<Page['kind']>([
  'eventRange',
  'taxSum',
  'guestSheet',
  'residentCardSearch',
  'searchResults',
  'sharedTrip',
]);

/** Whether a page is kept once it is rendered. */
export const isKept = ({ kind }: Page): boolean => !RENDERED_EACH_TIME.has(kind);

/** The path of the internal route under `app/`, such as `/sr/category/old-town/2`. Not reachable from outside. */
export function internalPath(language: Language, page: Page): string {
  const inputs = [
    'id' in page ? encodeURIComponent(page.id) : undefined,
    'range' in page ? page.range : undefined,
    'group' in page ? page.group : undefined,
    'inputs' in page ? encodeURIComponent(page.inputs) : undefined,
    'sheet' in page ? page.sheet : undefined,
    'filters' in page ? encodeURIComponent(page.filters) : undefined,
    'words' in page ? encodeURIComponent(page.words) : undefined,
    'day' in page ? page.day : undefined,
    'items' in page ? encodeURIComponent(page.items) : undefined,
    'page' in page ? String(page.page) : undefined,
  ];
  return `/${[language, FOLDERS[page.kind], ...inputs].filter(Boolean).join('/')}`;
}
