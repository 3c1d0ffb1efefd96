import type { Language } from '@/lib/i18n/language';
import { parseRange } from '@/lib/routing/eventRange';
import {
  normalizePartnerQuery,
  normalizePlanQuery,
  normalizeSearchQuery,
  normalizeStayQuery,
  normalizeTripQuery,
  parseGuestSheet,
} from '@/lib/routing/formQuery';
import { GUIDE_FILTER } from '@/lib/routing/guideFilter';
import { isId } from '@/lib/routing/id';
import { decodeSegment, languageOfSegment } from '@/lib/routing/languageRule';
import { MAP_FILTER } from '@/lib/routing/mapGroup';
import { type AddressedKind, pageAt, type SitePage, type VariantOf } from '@/lib/routing/pageKinds';
import type { Route } from '@/lib/routing/route';
import { INNER_SEGMENTS, isAllNews } from '@/lib/routing/segments';

const PAGE = /^[1-9]\d{0,5}$/;

/**
 * The `id` of a query: null when missing or empty, undefined when it is not a valid id (docs/requirements.md,
 * Addresses).
 */
function parseId(query: URLSearchParams): string | null | undefined {
  const id = query.get('id');
  if (!id) return null;
  return isId(id) ? id : undefined;
}

/** The `page` of a query, from 1: undefined when it is not a whole number from 1. */
export function parsePageNumber(query: URLSearchParams): number | undefined {
  const page = query.get('page');
  if (page === null) return 1;
  return PAGE.test(page) ? Number(page) : undefined;
}

/** What each parser gets besides the segments after the first; filters of lists are in the query. */
type Parts = { language: Language; id: string | null; page: number; query: URLSearchParams };

function toGuideRoute(rest: string[], { language, id, page }: Parts): Route | null {
  const [first, second] = rest;
  const last = rest.at(-1);
  if (!first || !last) return { kind: 'guide' };
  if (rest.at(-2) === INNER_SEGMENTS.article[language]) {
    return rest.length <= 4 ? { kind: 'article', section: 'guide', slug: last, id } : null;
  }
  if (!second) return { kind: 'category', slug: first, id, page };
  return rest.length === 2 ? { kind: 'subcategory', category: first, slug: second, id, page } : null;
}

function toNewsRoute(rest: string[], { language, id, page }: Parts): Route | null {
  const [first, second] = rest;
  if (!first) return { kind: 'news' };
  if (second) return rest.length === 2 ? { kind: 'article', section: 'news', slug: second, id } : null;
  if (first === INNER_SEGMENTS.allNews[language]) return { kind: 'allNews', page };
  return isAllNews(first) ? null : { kind: 'newsCategory', slug: first, id, page };
}

function toEventsRoute(rest: string[], { id, page, query }: Parts): Route | null {
  const range = parseRange(query);
  const [name] = rest;
  if (!name && range) return { kind: 'eventRange', range };
  if (!name) return id ? { kind: 'eventCategory', id, page } : { kind: 'events', page };
  return rest.length === 1 ? { kind: 'article', section: 'events', slug: name, id } : null;
}

function toMapRoute(rest: string[], { query }: Parts): Route | null {
  if (rest.length > 0) return null;
  const group = MAP_FILTER.parse(query);
  return group ? { kind: 'mapGroup', group } : { kind: 'map' };
}

/** The guide, or one of its categories, is a separate page when its query has a choice of the filter. */
function withFilter(list: Route, { page, query }: Parts): Route {
  const choice = list.kind === 'guide' || list.kind === 'category' ? GUIDE_FILTER.parse(query) : null;
  const category = list.kind === 'category' ? list : null;
  return choice ? { kind: 'filteredGuide', choice, page, category } : list;
}

/** The parsers of pages that have subpages, or more in their query than a form. */
const PARSERS = {
  guide: toGuideRoute,
  news: toNewsRoute,
  // Its path is below the news, so it has no first segment.
  allNews: () => null,
  events: toEventsRoute,
  map: toMapRoute,
};

const hasParser = (kind: AddressedKind): kind is keyof typeof PARSERS => kind in PARSERS;

/** The page of a form’s result, and the form's fields of a query as one string; null where it was not used. */
type Form<Kind extends SitePage> = { result: VariantOf<Kind>; normalize: (query: URLSearchParams) => string | null };

const FORMS = {
  tax: { result: 'taxResult', normalize: normalizeStayQuery },
  residentCard: { result: 'residentCardSearch', normalize: normalizePartnerQuery },
  search: { result: 'searchResults', normalize: normalizeSearchQuery },
  trip: { result: 'sharedTrip', normalize: normalizeTripQuery },
  plan: { result: 'planResult', normalize: normalizePlanQuery },
} as const satisfies { [Kind in SitePage]?: Form<Kind> };

/** The pages of the results of forms. */
export const FORM_RESULTS = Object.values(FORMS).map(({ result }) => result);

const hasForm = (kind: AddressedKind): kind is keyof typeof FORMS => kind in FORMS;

/** The route of a page that has nothing below it. */
function toPageRoute(kind: Exclude<AddressedKind, keyof typeof PARSERS>, query: URLSearchParams): Route {
  const sheet = kind === 'tax' ? parseGuestSheet(query) : null;
  if (sheet) return { kind: 'guestSheet', sheet };
  if (!hasForm(kind)) return { kind };
  const { result, normalize } = FORMS[kind];
  const normalized = normalize(query);
  return normalized === null ? { kind } : { kind: result, query: normalized };
}

/**
 * Matches a public address against the table; null for an unknown one (a 404). The path is percent-encoded, as in the
 * request, with a leading slash and without a trailing one.
 */
export function parseRoute(pathname: string, query: URLSearchParams): Route | null {
  const segments = pathname.split('/').slice(1).map(decodeSegment);
  if (!segments.every((segment) => segment !== null)) return null;
  const [first = '', ...rest] = segments;
  if (rest.some((segment) => ['', '.', '..'].includes(segment))) return null;

  const kind = pageAt(first);
  if (!kind) return null;
  if (!hasParser(kind)) return rest.length === 0 ? toPageRoute(kind, query) : null;
  const language = languageOfSegment(first);
  const id = parseId(query);
  const page = parsePageNumber(query);
  if (!language || id === undefined || page === undefined) return null;
  const parts = { language, id, page, query };
  const route = PARSERS[kind](rest, parts);
  return route && withFilter(route, parts);
}
