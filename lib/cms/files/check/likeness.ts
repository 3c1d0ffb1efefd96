import { allArticles, allTexts, plainText, wordsOf } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';
import { LANGUAGES } from '@/lib/i18n/language';

/** Words of a shingle: this many in the same order are rarely a coincidence. */
const SHINGLE = 5;

/** Largest part of a text that may be in another one too. */
const MAX_SHARE = 0.3;

function shinglesOf(markdown: string): Set<string> {
  const words = wordsOf(plainText(markdown).toLowerCase());
  return new Set(words.slice(SHINGLE - 1).map((_, index) => words.slice(index, index + SHINGLE).join(' ')));
}

/** An article copied as a start for another one has texts of its own in both languages. */
export const checkLikeness: Rule = ({ library }) =>
  LANGUAGES.flatMap((language) => {
    const filesOf = new Map<string, string[]>();
    const texts = allTexts(allArticles(library)).filter((text) => text.language === language);
    return texts.flatMap(({ file, markdown }) => {
      const shingles = shinglesOf(markdown);
      const shared = new Map<string, number>();
      for (const shingle of shingles) {
        const others = filesOf.get(shingle) ?? [];
        for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
        filesOf.set(shingle, [...others, file]);
      }
      return [...shared]
        .map(([other, count]) => ({ other, share: count / shingles.size }))
        .filter(({ share }) => share > MAX_SHARE)
        .map(
          ({ other, share }) =>
            `${file}: text: ${Math.round(share * 100)} % of it is in ${other} too; rewrite it or merge the two`,
        );
    });
  });
