import { listFilter } from '@/lib/routing/listFilter';
import { MAX_QUERY_LENGTH } from '@/lib/routing/queryText';

/** The kinds of partners (docs/requirements.md, Resident card). */
const CATEGORIES = ['health', 'hospitality', 'other'] as const;

export type PartnerCategory = (typeof CATEGORIES)[number];

export const PARTNER_CATEGORY_FILTER = listFilter<PartnerCategory>('kategorija', CATEGORIES, {
  health: 'zdravstvene-usluge',
  hospitality: 'ugostiteljstvo',
  other: 'ostalo',
} satisfies Record<PartnerCategory, string>);

export const PARTNER_QUERY = 'q';

/** The filters of the partners; category null is all of them. */
export type PartnerFilters = { query: string; category: PartnerCategory | null };

export const NO_FILTERS: PartnerFilters = { query: '', category: null };

export const isFiltered = ({ query, category }: PartnerFilters): boolean => Boolean(query.trim() || category);

/** The filters of a query; unknown values are ignored. */
export const parseFilters = (query: URLSearchParams): PartnerFilters => ({
  query: (query.get(PARTNER_QUERY) ?? '').slice(0, MAX_QUERY_LENGTH),
  category: PARTNER_CATEGORY_FILTER.parse(query),
});

/** A query with these filters: empty ones are left out, other parameters stay. */
export function withFilters(from: URLSearchParams, { query, category }: PartnerFilters): URLSearchParams {
  const filtered = new URLSearchParams(from);
  const values = {
    [PARTNER_QUERY]: query.trim(),
    [PARTNER_CATEGORY_FILTER.parameter]: category && PARTNER_CATEGORY_FILTER.toSlug(category),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) filtered.set(name, value);
    else filtered.delete(name);
  }
  return filtered;
}
