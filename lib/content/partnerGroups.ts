import type { PartnerFilters } from '@/lib/content/partnerFilters';
import {
  BETWEEN_FIELDS,
  fold,
  PARTNER_CATEGORIES,
  type Partner,
  type PartnerCategory,
  type Range,
  toSearch,
} from '@/lib/content/partnerSearch';

/** A stretch of a text that is searched for, or one between two such. */
export type Piece = { text: string; isMarked: boolean };

/** A partner, whether the filters find it, and its texts in pieces. */
export type SoughtPartner = { partner: Partner; isFound: boolean; name: Piece[]; address: Piece[]; offer: Piece[][] };

/** The partners of a category, and how many of them are found. */
export type PartnerGroup = { category: PartnerCategory; count: number; partners: SoughtPartner[] };

/** A text cut where ranges begin and end, in order and without empty pieces. */
function cut(text: string, ranges: readonly Range[]): Piece[] {
  const pieces = ranges.flatMap(([from, to], index) => [
    { text: text.slice(ranges[index - 1]?.[1] ?? 0, from), isMarked: false },
    { text: text.slice(from, to), isMarked: true },
  ]);
  const rest = { text: text.slice(ranges.at(-1)?.[1] ?? 0), isMarked: false };
  return [...pieces, rest].filter((piece) => piece.text);
}

/** Texts in pieces, by ranges of what they are when joined; an empty one takes no place there. */
function cutTexts(texts: readonly string[], ranges: readonly Range[]): Piece[][] {
  let start = 0;
  return texts.map((text) => {
    if (!text) return [];
    const [from, to] = [start, start + text.length];
    start = to + BETWEEN_FIELDS.length;
    const within = ranges.filter(([first, end]) => first < to && end > from);
    return cut(
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
    const isWanted = !category || partner.category === category;
    const ranges = isWanted ? search(fold(texts.filter(Boolean).join(BETWEEN_FIELDS))) : null;
    const [name = [], address = [], ...offer] = cutTexts(texts, ranges ?? []);
    return { partner, isFound: ranges !== null, name, address, offer };
  };
  return PARTNER_CATEGORIES.map((each) => {
    const sought = partners.filter((partner) => partner.category === each).map(seek);
    return { category: each, count: sought.filter(({ isFound }) => isFound).length, partners: sought };
  });
}
