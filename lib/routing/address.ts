import type { Language } from '@/lib/i18n/language';
import { type RangeKey, readRange } from '@/lib/routing/eventRange';
import {
  normalizePartnerQuery,
  normalizePlanQuery,
  normalizeSearchQuery,
  normalizeStayQuery,
  normalizeTripQuery,
  readGuestSheet,
} from '@/lib/routing/formQuery';
import { GUIDE_CHOICE, type GuideChoice } from '@/lib/routing/guideChoice';
import { isId } from '@/lib/routing/id';
import { decodeSegment, languageOfSegment } from '@/lib/routing/languageRule';
import { MAP_GROUP, type MapGroup } from '@/lib/routing/mapGroup';
import { sharedPageAt } from '@/lib/routing/pageKinds';
import type { Route } from '@/lib/routing/route';
import { INNER_SEGMENTS, isAllNews, OFFLINE_PAGE, RESIDENT_CARD, SEGMENTS } from '@/lib/routing/segments';

const PAGE = /^[1-9]\d{0,5}$/;

/**
 * The `id` of a query: null when missing or empty, undefined when its form is not an id
 * (docs/requirements.md, Addresses).
 */
function readId(query: URLSearchParams): string | null | undefined {
  const id = query.get('id');
  if (!id) return null;
  return isId(id) ? id : undefined;
}

/** The `page` of a query, from 1: undefined when it is not a whole number from 1. */
export function readPage(query: URLSearchParams): number | undefined {
  const page = query.get('page');
  if (page === null) return 1;
  return PAGE.test(page) ? Number(page) : undefined;
}

type Query = {
  id: string | null;
  page: number;
  range: RangeKey | null;
  group: MapGroup | null;
  choice: GuideChoice | null;
};

function toGuideRoute(rest: string[], language: Language, { id, page, choice }: Query): Route | null {
  const article = INNER_SEGMENTS.article[language];
  const [first, second] = rest;
  const last = rest.at(-1);
  if (!first || !last) return choice ? { kind: 'guideChoice', choice, page } : { kind: 'guide' };
  if (rest.length >= 2 && rest.at(-2) === article) {
    return rest.length <= 4 ? { kind: 'article', section: 'guide', slug: last, id } : null;
  }
  if (rest.length === 1) {
    return choice
      ? { kind: 'categoryChoice', slug: first, id, choice, page }
      : { kind: 'category', slug: first, id, page };
  }
  return rest.length === 2 && second ? { kind: 'subcategory', category: first, slug: second, id, page } : null;
}

function toNewsRoute(rest: string[], language: Language, { id, page }: Query): Route | null {
  const [first, second] = rest;
  if (!first) return { kind: 'news' };
  if (rest.length === 1) {
    if (first === INNER_SEGMENTS.allNews[language]) return { kind: 'allNews', page };
    if (isAllNews(first)) return null;
    return { kind: 'newsCategory', slug: first, id, page };
  }
  return rest.length === 2 && second ? { kind: 'article', section: 'news', slug: second, id } : null;
}

function toEventsRoute(rest: string[], { id, page, range }: Query): Route | null {
  const [name] = rest;
  if (!name && range) return { kind: 'eventRange', range };
  if (!name) return id ? { kind: 'eventCategory', id, page } : { kind: 'events', page };
  return rest.length === 1 ? { kind: 'article', section: 'events', slug: name, id } : null;
}

function toMapRoute(rest: string[], group: MapGroup | null): Route | null {
  if (rest.length > 0) return null;
  return group ? { kind: 'mapGroup', group } : { kind: 'map' };
}

function toLocalisedRoute(first: string, rest: string[], language: Language, query: Query): Route | null {
  if (first === SEGMENTS.guide[language]) return toGuideRoute(rest, language, query);
  if (first === SEGMENTS.news[language]) return toNewsRoute(rest, language, query);
  if (first === SEGMENTS.map[language]) return toMapRoute(rest, query.group);
  return toEventsRoute(rest, query);
}

function toTaxRoute(query: URLSearchParams): Route {
  const sheet = readGuestSheet(query);
  if (sheet) return { kind: 'guestSheet', sheet };
  const inputs = normalizeStayQuery(query);
  return inputs === null ? { kind: 'tax' } : { kind: 'taxResult', query: inputs };
}

function toResidentCardRoute(query: URLSearchParams): Route {
  const filters = normalizePartnerQuery(query);
  return filters === null ? { kind: 'residentCard' } : { kind: 'residentCardSearch', query: filters };
}

/** The route of a page with nothing below it, whose form is in the query; null for another page. */
function toFormRoute(first: string, language: Language, query: URLSearchParams): Route | null {
  if (first === RESIDENT_CARD) return toResidentCardRoute(query);
  if (first === SEGMENTS.search[language]) {
    const words = normalizeSearchQuery(query);
    return words === null ? { kind: 'search' } : { kind: 'searchResults', query: words };
  }
  if (first === SEGMENTS.trip[language]) {
    const items = normalizeTripQuery(query);
    return items === null ? { kind: 'trip' } : { kind: 'sharedTrip', query: items };
  }
  if (first !== SEGMENTS.plan[language]) return null;
  const inputs = normalizePlanQuery(query);
  return inputs === null ? { kind: 'plan' } : { kind: 'planResult', query: inputs };
}

function toSharedRoute(first: string, rest: string[], query: URLSearchParams): Route | null {
  if (rest.length > 0) return null;
  if (first === OFFLINE_PAGE) return { kind: 'offline' };
  const kind = sharedPageAt(first);
  if (!kind) return null;
  return kind === 'tax' ? toTaxRoute(query) : { kind };
}

/**
 * Reads a public address against the table; null for an unknown one (a 404). The path is percent-encoded, as in the
 * request, with a leading slash and without a trailing one.
 */
export function parseRoute(pathname: string, query: URLSearchParams): Route | null {
  const segments = pathname.split('/').slice(1).map(decodeSegment);
  if (!segments.every((segment) => segment !== null)) return null;
  const [first = '', ...rest] = segments;
  if (rest.some((segment) => ['', '.', '..'].includes(segment))) return null;

  const language = languageOfSegment(first);
  if (!language) return toSharedRoute(first, rest, query);
  const form = toFormRoute(first, language, query);
  if (form) return rest.length === 0 ? form : null;
  const id = readId(query);
  const page = readPage(query);
  if (id === undefined || page === undefined) return null;
  const group = MAP_GROUP.read(query);
  const choice = GUIDE_CHOICE.read(query);
  return toLocalisedRoute(first, rest, language, { id, page, range: readRange(query), group, choice });
}
