import type { Range } from '@/lib/i18n/pieces';
import type { PartnerCategory } from '@/lib/routing/partnerFilters';

/** A business that gives card holders a discount. The address may be empty, the offer has one line or several. */
export type Partner = { name: string; address: string; offer: string[]; category: PartnerCategory };

/** What stands between name, address and the lines of the offer where they are searched as one text. */
export const BETWEEN_FIELDS = ' ';

/**
 * A text as it is searched: in small letters and without accents, but for `đ`. Every unit stays in its place, so that
 * a place in the one is the same place in the other. For composed text, in which an accent is no unit of its own.
 */
export const fold = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** What a sign of the query may be in a text; others stand for themselves. */
const SPELLINGS: Record<string, string> = { ' ': '\\s+', '%': '\\s*%', d: '[dđ]', đ: '(?:đ|dj)', dj: '(?:đ|dj)' };

const SIGNS = /dj|[dđ]| ?%|[^\p{L}\p{N}]/gu;

/** A search for one query in folded texts. */
export type Search = { isIn: (folded: string) => boolean; rangesIn: (folded: string) => Range[] };

/**
 * The search for a query: whether a folded text holds it, and where. Blind to case, to accents, to `dj` and `d` for `đ`,
 * and to the space before `%` (docs/requirements.md, Resident card).
 *
 * @param query as typed; an empty one is found everywhere, in no place
 */
export function toSearch(query: string): Search {
  const words = fold(query.normalize('NFD').replace(/\p{M}/gu, '')).replace(/\s+/g, ' ').trim();
  if (!words) return { isIn: () => true, rangesIn: () => [] };
  const pattern = new RegExp(
    words.replace(SIGNS, (sign) => SPELLINGS[sign.trim() || sign] ?? `\\${sign}`),
    'g',
  );
  return {
    isIn: (folded) => folded.search(pattern) >= 0,
    rangesIn: (folded) => Array.from(folded.matchAll(pattern), ({ 0: found, index }) => [index, index + found.length]),
  };
}
