import type { Check } from '@/lib/cms/files/check/check';
import { COMMON_WORDS } from '@/lib/cms/files/check/commonWords';
import { type Passage, passagesIn, sentencesOf, wordsOf } from '@/lib/cms/files/check/passages';
import { LANGUAGES, type Language, otherLanguage } from '@/lib/i18n/language';

const NAME = { en: 'English', sr: 'Montenegrin' } as const satisfies Record<Language, string>;

/** Common words of the other language that make a sentence foreign: names and titles have fewer. */
const MIN_FOREIGN = { besideOwn: 3, alone: 2 };

/** Sentences of this many words must differ between the languages: names are shorter. */
const MIN_WORDS = 5;

const QUOTED = /[“„«][^”“»]*[”“»]/g;

/**
 * Whether a sentence is in the other language, by its common words. Quotations and capitalised words are ignored: they may
 * be names.
 */
export function isForeign(sentence: string, language: Language): boolean {
  const words = [...new Set(wordsOf(sentence.replace(QUOTED, '')))];
  const count = (of: Language): number => words.filter((word) => COMMON_WORDS[of].has(word)).length;
  const foreign = count(otherLanguage(language));
  const own = count(language);
  return foreign > own && foreign >= (own > 0 ? MIN_FOREIGN.besideOwn : MIN_FOREIGN.alone);
}

function beginningOf(sentence: string): string {
  const words = sentence.split(/\s+/);
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : sentence;
}

/** At most one fault for each passage. */
function faultOf({ file, field, language, text }: Passage): string[] {
  const [first, ...rest] = sentencesOf(text).filter((sentence) => isForeign(sentence, language));
  if (!first) return [];
  const more = rest.length > 0 ? ` and ${rest.length} more` : '';
  return [`${file}: ${field}: “${beginningOf(first)}”${more} is ${NAME[otherLanguage(language)]}; translate it`];
}

export const checkUntranslated: Check = ({ library }) =>
  LANGUAGES.flatMap((language) => passagesIn(library, language).flatMap(faultOf));

/** Identifies a passage in both languages. */
const keyOf = ({ file, field }: Passage): string =>
  `${file.replace(/\/text\.(?:en|sr)\.md$/, '')} ${field.replace(/\.(?:en|sr)$/, '')}`;

/** Whether a sentence must not be the same in both languages. */
const mustDiffer = (sentence: string): boolean => {
  const words = wordsOf(sentence);
  return words.length >= MIN_WORDS || words.some((word) => LANGUAGES.some((each) => COMMON_WORDS[each].has(word)));
};

export const checkSame: Check = ({ library }) => {
  const english = new Map(passagesIn(library, 'en').map((each) => [keyOf(each), new Set(sentencesOf(each.text))]));
  return passagesIn(library, 'sr').flatMap((each) => {
    const same = sentencesOf(each.text).find(
      (sentence) => mustDiffer(sentence) && english.get(keyOf(each))?.has(sentence),
    );
    const fault = `“${beginningOf(same ?? '')}” is the same in both languages; translate it`;
    return same ? [`${each.file}: ${each.field}: ${fault}`] : [];
  });
};
