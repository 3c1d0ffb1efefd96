import {
  foldLetters,
  type Partner,
  type TextMatcher,
  toPhraseMatcher,
  toWordMatcher,
} from '@/lib/partners/partnerSearch';
import { PARTNER_CATEGORY_FILTER, type PartnerCategory, type PartnerFilters } from '@/lib/routing/partnerFilters';
import type { TextRange } from '@/lib/textRange';

/** A text of a partner, and the ranges of it that match the search. */
export type MatchedText = { text: string; matches: TextRange[] };

export type FoundPartner = { name: MatchedText; address: MatchedText | null; offer: MatchedText[] };

/** The partners of a category that were found. */
export type PartnerGroup = { category: PartnerCategory; partners: FoundPartner[] };

/** Name, address and offer are searched as one text, with this between them. */
const SEPARATOR = ' ';

/** Splits ranges of the joined texts into those of each text. */
function splitMatches(texts: readonly string[], matches: readonly TextRange[]): MatchedText[] {
  let end = -SEPARATOR.length;
  return texts.map((text) => {
    const start = end + SEPARATOR.length;
    end = start + text.length;
    const own = matches.filter(([from, to]) => from < end && to > start);
    return { text, matches: own.map(([from, to]) => [Math.max(from - start, 0), Math.min(to - start, text.length)]) };
  });
}

/** The partner with what matches; none if nothing does. */
function match({ name, address, offer }: Partner, search: TextMatcher): FoundPartner[] {
  const texts = [name, address, ...offer].filter(Boolean);
  const matches = search(foldLetters(texts.join(SEPARATOR)));
  if (!matches) return [];
  const [first = { text: name, matches: [] }, ...rest] = splitMatches(texts, matches);
  return [{ name: first, address: (address && rest.shift()) || null, offer: rest }];
}

/**
 * The partners that pass the filters, with what matches, in groups that have any. A query that no partner matches
 * literally is searched by its words.
 */
export function filterPartners(partners: readonly Partner[], { query, category }: PartnerFilters): PartnerGroup[] {
  const groupsFor = (search: TextMatcher): PartnerGroup[] =>
    PARTNER_CATEGORY_FILTER.choices
      .filter((choice) => !category || choice === category)
      .map((choice) => ({
        category: choice,
        partners: partners.filter((each) => each.category === choice).flatMap((each) => match(each, search)),
      }))
      .filter((group) => group.partners.length > 0);
  const groups = groupsFor(toPhraseMatcher(query));
  return groups.length > 0 ? groups : groupsFor(toWordMatcher(query));
}
