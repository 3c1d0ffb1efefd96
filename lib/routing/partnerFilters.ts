/** The three kinds of partners (docs/requirements.md, Resident card), in the order they are shown. */
export const PARTNER_CATEGORIES = ['health', 'hospitality', 'other'] as const;

export type PartnerCategory = (typeof PARTNER_CATEGORIES)[number];

/** What a visitor of the resident card page looks for; category null is all (‘Sve’). */
export type PartnerFilters = { query: string; category: PartnerCategory | null };

export const NO_FILTERS: PartnerFilters = { query: '', category: null };

/** Whether filters leave anything out. */
export const isNarrowing = ({ query, category }: PartnerFilters): boolean => Boolean(query.trim() || category);

/** Longest search that is read from the address or typed. */
export const MAX_QUERY_LENGTH = 80;

/** Names of the filters in the address. */
export const FILTER_NAMES = { query: 'q', category: 'kategorija' } as const;

/** The categories as the address names them. */
export const CATEGORY_SLUGS: Record<PartnerCategory, string> = {
  health: 'zdravstvene-usluge',
  hospitality: 'ugostiteljstvo',
  other: 'ostalo',
};

/** The category of a slug; null for an empty or unknown one. */
export const toPartnerCategory = (slug: string | null): PartnerCategory | null =>
  PARTNER_CATEGORIES.find((category) => CATEGORY_SLUGS[category] === slug) ?? null;

/** The filters an address carries; what it cannot mean is ignored. */
export const readFilters = (parameters: URLSearchParams): PartnerFilters => ({
  query: (parameters.get(FILTER_NAMES.query) ?? '').slice(0, MAX_QUERY_LENGTH),
  category: toPartnerCategory(parameters.get(FILTER_NAMES.category)),
});

/** The same address with these filters: empty ones are left out, everything else stays. */
export function withFilters(address: URL, { query, category }: PartnerFilters): URL {
  const filtered = new URL(address);
  const values = {
    [FILTER_NAMES.query]: query.trim(),
    [FILTER_NAMES.category]: category ? CATEGORY_SLUGS[category] : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) filtered.searchParams.set(name, value);
    else filtered.searchParams.delete(name);
  }
  return filtered;
}
