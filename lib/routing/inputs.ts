import { isLanguage, type Language } from '@/lib/i18n/language';
import { NO_FILTERS, type PartnerFilters, readFilters, withFilters } from '@/lib/routing/partnerFilters';
import { toQuery } from '@/lib/routing/queryText';
import { SEARCH_WORDS } from '@/lib/routing/searchIndexHref';
import { GUEST_SHEET } from '@/lib/routing/table';
import { TRIP_ITEMS } from '@/lib/routing/tripHref';
import { WISH_FIELDS, type WishInputs } from '@/lib/routing/wishFields';
import { STAY_FIELDS, type StayInputs } from '@/lib/tax/residenceTax';

/** Longest input of a form field that is shown again, in characters. */
const MAX_TYPED = 24;

/** Longest list of places to leave out of a plan, in characters: more than all places of the town. */
const MAX_WITHOUT = 800;

/** Longest trip in an address that is read, in characters: more than sixty of the longest ids with their days. */
const MAX_TRIP = 5_000;

/** A typed text without what no document may hold, and without spaces around it. */
const toPlain = (typed: string | null): string => (typed ?? '').replace(/\p{Cc}/gu, ' ').trim();

/**
 * What was typed into the tax form as one string, always the same for the same fields; null when the form was not
 * used. Whether it makes sense is the page’s question: it shows a wrong value again, with what is wrong about it.
 */
export function readStayInputs(query: URLSearchParams): string | null {
  if (!STAY_FIELDS.some((field) => query.has(field))) return null;
  const typed = new URLSearchParams();
  for (const field of STAY_FIELDS) {
    const value = [...toPlain(query.get(field))].slice(0, MAX_TYPED).join('');
    if (value) typed.set(field, value);
  }
  return typed.size > 0 ? typed.toString() : `${STAY_FIELDS[0]}=`;
}

/** The fields of such a string. */
export function toStayInputs(inputs: string): StayInputs {
  const typed = new URLSearchParams(inputs);
  const read = (field: keyof StayInputs): string => typed.get(field) ?? '';
  return {
    adults: read('adults'),
    children: read('children'),
    young: read('young'),
    exempt: read('exempt'),
    nights: read('nights'),
  };
}

/** The language of the requested guest sheet; null without one, or when there is no sheet in it. */
export function readGuestSheet(query: URLSearchParams): Language | null {
  const language = query.get(GUEST_SHEET);
  return isLanguage(language) ? language : null;
}

const NOWHERE = 'http://localhost';

/** The filters of the partner list as one string; null when they leave everything in. */
export function readPartnerInputs(query: URLSearchParams): string | null {
  const { query: words, category } = readFilters(query);
  const { searchParams } = withFilters(new URL(NOWHERE), { query: toPlain(words), category });
  return searchParams.size > 0 ? searchParams.toString() : null;
}

/** The filters of such a string. */
export const toPartnerFilters = (filters: string): PartnerFilters =>
  filters ? readFilters(new URLSearchParams(filters)) : NO_FILTERS;

/** What is looked for on the whole site as one string; null when nothing is. */
export function readSearchInputs(query: URLSearchParams): string | null {
  const words = toQuery(query.get(SEARCH_WORDS) ?? '');
  return words ? new URLSearchParams({ [SEARCH_WORDS]: words }).toString() : null;
}

/** The words of such a string. */
export const toSearchWords = (inputs: string): string => new URLSearchParams(inputs).get(SEARCH_WORDS) ?? '';

/** What was entered into the form of the planner as one string; null when the form was not used. */
export function readPlanInputs(query: URLSearchParams): string | null {
  if (!WISH_FIELDS.some((field) => query.has(field))) return null;
  const typed = new URLSearchParams();
  for (const field of WISH_FIELDS) {
    const value = toPlain(query.get(field)).slice(0, field === 'without' ? MAX_WITHOUT : MAX_TYPED);
    if (value) typed.set(field, value);
  }
  return typed.size > 0 ? typed.toString() : `${WISH_FIELDS[0]}=`;
}

/** The fields of such a string. */
export function toWishInputs(inputs: string): WishInputs {
  const typed = new URLSearchParams(inputs);
  return Object.fromEntries(WISH_FIELDS.map((field) => [field, typed.get(field) ?? '']));
}

/** The trip somebody shares as one string; null when the address names none. What of it makes sense, the page says. */
export function readTripInputs(query: URLSearchParams): string | null {
  const items = toPlain(query.get(TRIP_ITEMS)).slice(0, MAX_TRIP);
  return items ? new URLSearchParams({ [TRIP_ITEMS]: items }).toString() : null;
}

/** The trip of such a string. */
export const toTripItems = (inputs: string): string => new URLSearchParams(inputs).get(TRIP_ITEMS) ?? '';
