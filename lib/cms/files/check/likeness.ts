import type { Check } from '@/lib/cms/files/check/check';
import { allArticles, allTexts, plainText, wordsOf } from '@/lib/cms/files/check/passages';
import { LANGUAGES } from '@/lib/i18n/language';

/** Words of a shingle: this many in the same order are rarely a coincidence. */
const SHINGLE = 5;

/** Largest fraction of the shorter text that may be in another one too. */
const MAX_SHARE = 0.3;

type Shingled = { file: string; shingles: ReadonlySet<string> };

function shinglesOf(markdown: string): Set<string> {
  const words = wordsOf(plainText(markdown).toLowerCase());
  return new Set(words.slice(SHINGLE - 1).map((_, index) => words.slice(index, index + SHINGLE).join(' ')));
}

/** Pairs of texts with too much in common, found by an index of shingles: pairs without a common one cost nothing. */
function* alike(texts: readonly Shingled[]): Generator<[later: Shingled, earlier: Shingled, share: number]> {
  const holders = new Map<string, Shingled[]>();
  for (const text of texts) {
    const shared = new Map<Shingled, number>();
    for (const shingle of text.shingles) {
      const others = holders.get(shingle) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(shingle, [...others, text]);
    }
    for (const [other, count] of shared) {
      const share = count / Math.min(text.shingles.size, other.shingles.size);
      if (share > MAX_SHARE) yield [text, other, share];
    }
  }
}

export const checkLikeness: Check = ({ library }) =>
  LANGUAGES.flatMap((language) => {
    const texts = allTexts(allArticles(library))
      .filter((text) => text.language === language)
      .map(({ file, markdown }) => ({ file, shingles: shinglesOf(markdown) }));
    return [...alike(texts)].map(
      ([{ file }, other, share]) =>
        `${file}: text: ${Math.round(share * 100)} % of it stands in ${other.file} too; rewrite it or merge the two`,
    );
  });
