/** The three kinds of partners (specification section 2, “Resident card”), in the order they are shown. */
export const PARTNER_CATEGORIES = ['health', 'hospitality', 'other'] as const;

export type PartnerCategory = (typeof PARTNER_CATEGORIES)[number];

/** A business that gives card holders a discount. The address may be empty, the offer may have several lines. */
export type Partner = { name: string; address: string; offer: string; category: PartnerCategory };

/** A stretch of an original text in UTF-16 units, its end not included. */
export type Range = readonly [from: number, to: number];

/** A partner that matched, and where: one list of ranges for the name, the address and each line of the offer. */
export type FoundPartner = {
  partner: Partner;
  lines: string[];
  marks: { name: Range[]; address: Range[]; lines: Range[][] };
};

export type PartnerGroup = { category: PartnerCategory; partners: FoundPartner[] };

/** Letters as they are compared, each with the stretch of the original it comes from. */
type Folded = { text: string; from: number[]; to: number[] };

type Entry = { partner: Partner; lines: string[]; fields: string[]; forms: Folded[] };

/** Partners made ready for searching, once for many searches. */
export type PartnerIndex = readonly Entry[];

const BETWEEN_FIELDS = ' ';

/** Letters up to this one have no accents to lose. */
const LAST_PLAIN = '\u007f';

/** Both ways to write `đ` without it: in two letters, or with its stroke left out. */
const SPELLINGS_OF_DJ = ['dj', 'd'] as const;

function foldLetter(letter: string, next: string | undefined, spellingOfDj: string): string {
  if (!letter.trim()) return next === '%' ? '' : ' ';
  const small = letter.toLowerCase();
  if (small.length === 1 && small <= LAST_PLAIN) return small;
  return small.replace(/[đð]/g, spellingOfDj).normalize('NFKD').replace(/\p{M}/gu, '');
}

function fold(text: string, spellingOfDj: string): Folded {
  const folded: Folded = { text: '', from: [], to: [] };
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*/gu)) {
    const end = index + letter.length;
    const plain = foldLetter(letter, text[end], spellingOfDj);
    folded.text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      folded.from.push(index);
      folded.to.push(end);
    }
  }
  return folded;
}

/** Where `sought` stands in a text, whole letters only: `j` is no part of a `đ` that reads `dj`. */
function findIn({ text, from, to }: Folded, sought: string): Range[] {
  const ranges: Range[] = [];
  let at = sought ? text.indexOf(sought) : -1;
  while (at >= 0) {
    const last = at + sought.length - 1;
    const [start, end] = [from[at], to[last]];
    const isWhole = start !== from[at - 1] && end !== to[last + 1];
    if (isWhole && start !== undefined && end !== undefined) ranges.push([start, end]);
    at = text.indexOf(sought, isWhole ? last + 1 : at + 1);
  }
  return ranges;
}

const byPlace = (a: Range, b: Range): number => a[0] - b[0] || a[1] - b[1];

/** In reading order and without overlaps. */
function join(ranges: Range[]): Range[] {
  const joined: Range[] = [];
  for (const [from, to] of ranges.sort(byPlace)) {
    const last = joined.at(-1);
    if (last && from < last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

/** Cuts ranges of the joined fields into those of each field, counted from the field’s own beginning. */
function toFields(ranges: readonly Range[], fields: readonly string[]): Range[][] {
  let offset = 0;
  return fields.map((field) => {
    if (!field) return [];
    const [start, end] = [offset, offset + field.length];
    offset = end + BETWEEN_FIELDS.length;
    return ranges
      .filter(([from, to]) => from < end && to > start)
      .map(([from, to]) => [Math.max(from, start) - start, Math.min(to, end) - start]);
  });
}

/** Prepares partners for `findPartners`. */
export const toPartnerIndex = (partners: readonly Partner[]): PartnerIndex =>
  partners.map((partner) => {
    const lines = partner.offer.split('\n').filter((line) => line.trim());
    const fields = [partner.name, partner.address, ...lines];
    const text = fields.filter(Boolean).join(BETWEEN_FIELDS);
    return { partner, lines, fields, forms: SPELLINGS_OF_DJ.map((spelling) => fold(text, spelling)) };
  });

function search({ partner, lines, fields, forms }: Entry, sought: readonly string[]): FoundPartner | null {
  const isOneSpelling = sought[0] === sought[1] && forms[0]?.text === forms[1]?.text;
  const spellings = isOneSpelling ? forms.slice(0, 1) : forms;
  const ranges = spellings.flatMap((form, index) => findIn(form, sought[index] ?? ''));
  if (ranges.length === 0 && sought.some(Boolean)) return null;
  const [name = [], address = [], ...rest] = toFields(join(ranges), fields);
  return { partner, lines, marks: { name, address, lines: rest } };
}

/**
 * Partners whose name, address and offer together contain the query, in groups; groups without any are left out
 * (specification section 5). Blind to case, to accents, to `dj` and `d` for `đ`, and to the space before `%`.
 *
 * @param query as typed; an empty one finds all
 * @param category null for all (‘Sve’)
 */
export function findPartners(index: PartnerIndex, query: string, category: PartnerCategory | null): PartnerGroup[] {
  const words = query.trim().replace(/\s+/g, ' ');
  const sought = SPELLINGS_OF_DJ.map((spelling) => fold(words, spelling).text);
  const found = index
    .filter(({ partner }) => !category || partner.category === category)
    .map((entry) => search(entry, sought))
    .filter((partner) => partner !== null);
  return PARTNER_CATEGORIES.map((each) => ({
    category: each,
    partners: found.filter(({ partner }) => partner.category === each),
  })).filter(({ partners }) => partners.length > 0);
}

/** A text cut where marks begin and end, in order and without empty pieces. */
export function cutAtMarks(text: string, marks: readonly Range[]): { text: string; isMarked: boolean }[] {
  const pieces = marks.flatMap(([from, to], index) => [
    { text: text.slice(marks[index - 1]?.[1] ?? 0, from), isMarked: false },
    { text: text.slice(from, to), isMarked: true },
  ]);
  const rest = { text: text.slice(marks.at(-1)?.[1] ?? 0), isMarked: false };
  return [...pieces, rest].filter((piece) => piece.text);
}
