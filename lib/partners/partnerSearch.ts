import type { Range } from '@/lib/i18n/pieces';
import type { PartnerCategory } from '@/lib/routing/partnerFilters';

/** A business that gives card holders a discount. The address may be empty, the offer has one line or several. */
export type Partner = {
  name: string;
  address: string;
  offer: string[];
  category: PartnerCategory;
  /** Whether it is invented. */
  sample?: boolean | undefined;
};

/**
 * A composed text (NFC) in lower case and without accents, except `đ`. The length stays, so that ranges of the folded
 * text are ranges of the text.
 */
export const fold = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** Patterns for parts of a query; all other characters match themselves. */
const SPELLINGS: Record<string, string> = { ' ': '[\\s,]+', '%': '\\s*%', d: '[dđ]', đ: '(?:đ|dj)', dj: '(?:đ|dj)' };

const SIGNS = /dj|[dđ]| ?%|[^\p{L}\p{N}]/gu;

/** Both take folded texts. */
type Search = { isIn: (folded: string) => boolean; rangesIn: (folded: string) => Range[] };

/**
 * A search that ignores case, accents and the space before `%`, and takes `dj` and `d` for `đ` (docs/requirements.md,
 * Resident card). An empty query matches every text, with no range.
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
