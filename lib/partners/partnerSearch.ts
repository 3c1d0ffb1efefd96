import type { PartnerCategory } from '@/lib/routing/partnerFilters';
import type { TextRange } from '@/lib/textRange';

/** A business that gives card holders a discount. The address may be empty, the offer has one line or several. */
export type Partner = {
  name: string;
  address: string;
  offer: string[];
  category: PartnerCategory;
  /** Whether it is invented. */
  sample?: boolean;
};

/**
 * A composed text (NFC) in lower case and without accents, except `đ`. The length stays, so that ranges of the folded
 * text are ranges of the text.
 */
export const foldLetters = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** Patterns for parts of a query; all other characters match themselves. */
const SPELLINGS: Record<string, string> = { ' ': '[\\s,]+', '%': '\\s*%', d: '[dđ]', đ: '(?:đ|dj)', dj: '(?:đ|dj)' };

const SIGNS = /dj|[dđ]| ?%|[^\p{L}\p{N}]/gu;

/** The ranges of a folded text that match; null where it is not found. */
export type TextMatcher = (folded: string) => TextRange[] | null;

const toPattern = (words: string): string =>
  words.replace(SIGNS, (sign) => SPELLINGS[sign.trim() || sign] ?? `\\${sign}`);

/** Finds texts that have each of the parts. */
function createMatcher(parts: readonly string[]): TextMatcher {
  const patterns = parts.map(toPattern);
  const each = patterns.map((pattern) => new RegExp(pattern));
  const any = new RegExp(patterns.join('|'), 'g');
  return (folded) => {
    if (each.length === 0 || !each.every((pattern) => pattern.test(folded))) return null;
    return Array.from(folded.matchAll(any), ({ 0: found, index }) => [index, index + found.length]);
  };
}

const normalize = (query: string): string => foldLetters(query.replace(/\p{M}/gu, '')).replace(/\s+/g, ' ').trim();

/**
 * A search that ignores case, accents and the space before `%`, and takes `dj` and `d` for `đ` (docs/requirements.md,
 * Resident card). An empty query matches every text, with no range.
 */
export function toPhraseMatcher(query: string): TextMatcher {
  const phrase = normalize(query);
  return phrase ? createMatcher([phrase]) : () => [];
}

/** Long enough to be distinct without its last vowel. */
const MIN_STEM = 3;
const ENDING = new RegExp(`(?<=.{${MIN_STEM}})[aeiou]$`);

/**
 * As `toPhraseMatcher`, but by individual words, in any order and grammatical case: `kafa` finds `kafu`. Words of one
 * letter, such as `i`, count only where there are no others.
 */
export function toWordMatcher(query: string): TextMatcher {
  const words = normalize(query).split(/[ ,]/).filter(Boolean);
  const long = words.filter(({ length }) => length > 1);
  return createMatcher((long.length > 0 ? long : words).map((word) => word.replace(ENDING, '')));
}
