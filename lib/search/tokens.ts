import type { Language } from '@/lib/i18n/language';

/** A folded word of a text, and its range there in UTF-16 units, the end not included. */
type Token = { folded: string; from: number; to: number };

/** The Cyrillic letters of Montenegrin, and the additional ones of Russian and Ukrainian, as Latin. */
const CYRILLIC: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'đ', е: 'e', ж: 'ž', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l' },
  ...{ љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'ć', у: 'u', ф: 'f', х: 'h' },
  ...{ ц: 'c', ч: 'č', џ: 'dž', ш: 'š', ё: 'e', щ: 'šč', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'ju', я: 'ja' },
  ...{ й: 'j', і: 'i', ї: 'ji', є: 'je', ґ: 'g' },
};

/** Latin letters that are not a plain letter with an accent. `đ` stays: it has two spellings. */
const LATIN: Record<string, string> = { ð: 'đ', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i' };

/** Separators within a number and apostrophes within a word belong to it. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;

/** Most words need no more than lower case. */
const PLAIN = /^[a-z\d]*$/;

/** Lower case, Latin, without accents, apostrophes and the English ’s; only `đ` is left as it is. */
function foldToken(word: string): string {
  const small = word.normalize('NFKC').toLowerCase();
  if (PLAIN.test(small)) return small;
  const latin = [...small].map((letter) => CYRILLIC[letter] ?? LATIN[letter] ?? letter).join('');
  return latin
    .normalize('NFKD')
    .replace(/['’ʼ]s$/, '')
    .replace(/[\p{M}.,'’ʼ]/gu, '');
}

export function toTokens(text: string): Token[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldToken(word);
    return folded ? [{ folded, from: index, to: index + word.length }] : [];
  });
}

/**
 * Endings of a word: plurals in English, cases in Montenegrin, the longest first; and its `a` that cases leave out: `Tivat`,
 * `Tivta`.
 */
const ENDINGS: Record<Language, RegExp> = {
  en: /ies$|(?<=ch|sh|x|s)es$|(?<![sui])s$/,
  sr: /(?:ovima|evima|ovi|evi|ama|ima|oga|ega|ome|om|em|og|eg|oj|im|ih|[aeiou])$|(?<=[^aeiou])a(?=[cknrt]$)/,
};

/** Shorter stems are ambiguous. */
const MIN_STEM = 3;

/** A word without its ending, so that `crkve` finds `crkva`, `museums` the museum and `ferries` the ferry. */
export function toStem(folded: string, language: Language): string {
  const stem = folded.replace(ENDINGS[language], (ending) => (ending === 'ies' ? 'y' : ''));
  return stem.length >= MIN_STEM ? stem : folded;
}

/** Both ways to write `đ` without it. */
const withoutDj = (folded: string): string[] =>
  folded.includes('đ') ? [folded.replaceAll('đ', 'dj'), folded.replaceAll('đ', 'd')] : [folded];

/** The `je` or `ije` of Montenegrin where Serbian has `e`: `djeca`, `deca`. Endings such as `-nje` and `-lje` both have. */
const JE = /(?<=[bcdfghkmprstvzđ])i?je|(?<=[ln])ije|(?<=l)je(?!m?$)/g;

/** The spellings of a word in which visitors from Serbia look for it too. */
const withE = (folded: string, language: Language): string[] =>
  language === 'sr' ? [folded, folded.replace(JE, 'e')] : [folded];

/** The index terms of a word: itself and its stem, with `đ` in either spelling, and with `e` for `je`. */
export const toTerms = (folded: string, language: Language): string[] => [
  ...new Set(
    withE(folded, language)
      .flatMap(withoutDj)
      .flatMap((plain) => [plain, toStem(plain, language)]),
  ),
];
