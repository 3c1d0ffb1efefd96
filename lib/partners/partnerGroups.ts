import { cutAt, type Piece, type Range } from '@/lib/i18n/pieces';
import { BETWEEN_FIELDS, fold, type Partner, toSearch } from '@/lib/partners/partnerSearch';
import { PARTNER_CATEGORIES, type PartnerCategory, type PartnerFilters } from '@/lib/routing/partnerFilters';

/** A partner, whether the filters find it, and its texts in pieces. */
export type SoughtPartner = { partner: Partner; isFound: boolean; name: Piece[]; address: Piece[]; offer: Piece[][] };

/** The partners of a category, and how many of them are found. */
export type PartnerGroup = { category: PartnerCategory; count: number; partners: SoughtPartner[] };

/** Texts in pieces, by ranges of what they are when joined; an empty one takes no place there. */
function cutTexts(texts: readonly string[], ranges: readonly Range[]): Piece[][] {
  let start = 0;
  return texts.map((text) => {
    if (!text) return [];
    const [from, to] = [start, start + text.length];
    start = to + BETWEEN_FIELDS.length;
    const within = ranges.filter(([first, end]) => first < to && end > from);
    return cutAt(
      text,
      within.map(([first, end]) => [Math.max(first, from) - from, Math.min(end, to) - from]),
    );
  });
}

/**
 * All partners in groups, with what the filters find and where. Those not found are there too, to be hidden: in a
 * page with scripts the visitor goes on filtering.
 */
export function toPartnerGroups(partners: readonly Partner[], { query, category }: PartnerFilters): PartnerGroup[] {
  const search = toSearch(query);
  const seek = (partner: Partner): SoughtPartner => {
    const texts = [partner.name, partner.address, ...partner.offer];
    const folded = fold(texts.filter(Boolean).join(BETWEEN_FIELDS));
    const isFound = (!category || partner.category === category) && search.isIn(folded);
    const [name = [], address = [], ...offer] = cutTexts(texts, isFound ? search.rangesIn(folded) : []);
    return { partner, isFound, name, address, offer };
  };
  return PARTNER_CATEGORIES.map((each) => {
    const sought = partners.filter((partner) => partner.category === each).map(seek);
    return { category: each, count: sought.filter(({ isFound }) => isFound).length, partners: sought };
  });
}
