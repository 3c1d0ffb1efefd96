import { type Passage, passagesIn, wordsOf } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, otherLanguage } from '@/lib/i18n/language';

/** Sentences of this many words must differ between the languages: names are shorter. */
const MIN_WORDS = 5;

const NAME = { en: 'English', sr: 'Montenegrin' } as const satisfies Record<Language, string>;

/** Common words of one language that are none in the other. */
const COMMON_WORDS: Record<Language, RegExp> = {
  en: /^(?:the|and|of|with|from|is|are|was|were|this|that|it|its|for|by|at|in|you|your|which|have|has|not|they|as|be|or)$/i,
  sr: /^(?:je|su|se|da|od|za|sa|iz|na|u|koji|koja|koje|ili|kao|ali|ne|što|ovo|kad|kada|gdje|po|uz|nije|bio|bila|bilo)$/i,
};

/** Different common words of the other language, beside none of its own, that make a sentence foreign: names have fewer. */
const MIN_FOREIGN = 3;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…:;])\s+|(?<!\s)\s*\n\s*/).filter((sentence) => wordsOf(sentence).length >= MIN_WORDS);

function isForeign(sentence: string, language: Language): boolean {
  const words = [...new Set(wordsOf(sentence.toLowerCase()))];
  const count = (of: Language): number => words.filter((word) => COMMON_WORDS[of].test(word)).length;
  return count(language) === 0 && count(otherLanguage(language)) >= MIN_FOREIGN;
}

/** One fault for each passage with a sentence in the other language. */
export const checkLanguage: Rule = ({ library }) =>
  LANGUAGES.flatMap((language) =>
    passagesIn(library, language).flatMap(({ file, field, text }) => {
      const foreign = sentencesOf(text).find((sentence) => isForeign(sentence, language));
      return foreign ? [`${file}: ${field}: “${foreign}” is ${NAME[otherLanguage(language)]}; translate it`] : [];
    }),
  );

/** Identifies a passage in every language. */
const keyOf = ({ file, field }: Passage): string =>
  `${file.replace(/\/text\.\w+\.md$/, '')} ${field.replace(/\.\w+$/, '')}`;

/** One fault for each passage with a sentence that is the same in both languages. */
export const checkUntranslated: Rule = ({ library }) => {
  const english = new Map(passagesIn(library, DEFAULT_LANGUAGE).map((each) => [keyOf(each), sentencesOf(each.text)]));
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  return others
    .flatMap((language) => passagesIn(library, language))
    .flatMap((each) => {
      const same = sentencesOf(each.text).find((sentence) => english.get(keyOf(each))?.includes(sentence));
      return same ? [`${each.file}: ${each.field}: “${same}” is the same in both languages; translate it`] : [];
    });
};
