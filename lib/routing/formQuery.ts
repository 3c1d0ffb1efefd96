import { isLanguage, type Language } from '@/lib/i18n/language';
import { SEARCH_QUERY, TRIP_ITEMS } from '@/lib/routing/browserHref';
import { type PartnerFilters, parseFilters, withFilters } from '@/lib/routing/partnerFilters';
import { PLAN_FIELDS, type PlanInputs } from '@/lib/routing/planFields';
import { normalizeQuery } from '@/lib/routing/queryText';
import { GUEST_SHEET } from '@/lib/routing/segments';
import { STAY_FIELDS, type StayInputs } from '@/lib/tax/residenceTax';

/** Longest input of a form field that is shown again, in characters. */
const MAX_TYPED = 24;

/** Longest list of places to leave out of a plan, in characters: more than all places of the town. */
const MAX_WITHOUT = 800;

/** Typed text, trimmed and without characters that no document may contain. */
const toPlain = (typed: string | null): string => (typed ?? '').replace(/\p{Cc}/gu, ' ').trim();

/**
 * The input of a form as one canonical string; null when the form was not used. The page validates it: it shows an
 * invalid value again, with an explanation.
 */
function normalizeForm(fields: readonly string[], query: URLSearchParams): string | null {
  if (!fields.some((field) => query.has(field))) return null;
  const typed = new URLSearchParams();
  for (const field of fields) {
    const value = [...toPlain(query.get(field))].slice(0, field === 'without' ? MAX_WITHOUT : MAX_TYPED).join('');
    if (value) typed.set(field, value);
  }
  return typed.toString() || `${fields[0]}=`;
}

/**
 * One parameter as a string, null without a value. It keeps its name as a prefix, or a search for `..` would be a dot
 * segment of the internal path.
 */
const normalizeParam = (name: string, value: string): string | null =>
  value ? new URLSearchParams({ [name]: value }).toString() : null;

function parseForm<Field extends string>(fields: readonly Field[], query: string): Record<Field, string> {
  const typed = new URLSearchParams(query);
  return Object.fromEntries(fields.map((field) => [field, typed.get(field) ?? ''])) as Record<Field, string>;
}

export const normalizeStayQuery = (query: URLSearchParams): string | null => normalizeForm(STAY_FIELDS, query);

export const parseStayQuery = (query: string): StayInputs => parseForm(STAY_FIELDS, query);

export const normalizePlanQuery = (query: URLSearchParams): string | null => normalizeForm(PLAN_FIELDS, query);

export const parsePlanQuery = (query: string): PlanInputs => parseForm(PLAN_FIELDS, query);

/** The language of the requested guest sheet; null without one, or when there is no sheet in it. */
export function parseGuestSheet(query: URLSearchParams): Language | null {
  const language = query.get(GUEST_SHEET);
  return isLanguage(language) ? language : null;
}

/** The filters of the partner list as one string; null without any. */
export function normalizePartnerQuery(query: URLSearchParams): string | null {
  const { query: words, category } = parseFilters(query);
  return withFilters(new URLSearchParams(), { query: toPlain(words), category }).toString() || null;
}

export const parsePartnerQuery = (query: string): PartnerFilters => parseFilters(new URLSearchParams(query));

/** The query of the site search as one string; null without one. */
export const normalizeSearchQuery = (query: URLSearchParams): string | null =>
  normalizeParam(SEARCH_QUERY, normalizeQuery(query.get(SEARCH_QUERY) ?? ''));

export const parseSearchQuery = (query: string): string => new URLSearchParams(query).get(SEARCH_QUERY) ?? '';

/** A shared trip as one string; null without one. The page validates it. */
export const normalizeTripQuery = (query: URLSearchParams): string | null =>
  normalizeParam(TRIP_ITEMS, toPlain(query.get(TRIP_ITEMS)));

export const parseTripQuery = (query: string): string => new URLSearchParams(query).get(TRIP_ITEMS) ?? '';

/** The query of a page that answers a form, from the parameters of its internal route. */
export const queryOf = async (params: Promise<{ query: string }>): Promise<string> =>
  decodeURIComponent((await params).query);
