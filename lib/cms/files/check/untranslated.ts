import { type Passage, passagesIn, wordsOf } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';

/** Sentences of this many words must differ between the languages: names are shorter. */
const MIN_WORDS = 5;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…:;])\s+|\s*\n\s*/).filter((sentence) => wordsOf(sentence).length >= MIN_WORDS);

/** Identifies a passage in both languages. */
const keyOf = ({ file, field }: Passage): string =>
  `${file.replace(/\/text\.(?:en|sr)\.md$/, '')} ${field.replace(/\.(?:en|sr)$/, '')}`;

/** One fault for each passage with a sentence that is the same in both languages. */
export const checkUntranslated: Rule = ({ library }) => {
  const english = new Map(passagesIn(library, 'en').map((each) => [keyOf(each), sentencesOf(each.text)]));
  return passagesIn(library, 'sr').flatMap((each) => {
    const same = sentencesOf(each.text).find((sentence) => english.get(keyOf(each))?.includes(sentence));
    return same ? [`${each.file}: ${each.field}: “${same}” is the same in both languages; translate it`] : [];
  });
};
