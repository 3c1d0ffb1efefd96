import { allArticles, allFolders, allTexts, guideCategories, plainText, wordsOf } from '@/lib/cms/files/check/passages';
import { LETTERS, type TextFront } from '@/lib/cms/files/entrySchemas';
import type { Rule } from '@/lib/cms/files/library';
import { PLACEHOLDER } from '@/lib/cms/files/newEntry';

/** Minimum and maximum number of words. */
const WORDS = { guide: [300, 900], news: [110, 900], events: [100, 900] } as const;

function lengthFault(length: number, [min, max]: readonly [number, number], unit: string): string | undefined {
  if (length < min) return `has ${length} ${unit}, at least ${min} are expected; write more`;
  if (length > max) return `has ${length} ${unit}, at most ${max} are expected; shorten it`;
  return undefined;
}

export const checkTextLengths: Rule = ({ library }) =>
  (['guide', 'news', 'events'] as const).flatMap((kind) =>
    allTexts(library[kind]).flatMap(({ file, markdown }) => {
      const fault = lengthFault(wordsOf(plainText(markdown)).length, WORDS[kind], 'words');
      return fault ? [`${file}: text: ${fault}`] : [];
    }),
  );

export const checkDescriptions: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, language, front: { description } }) => {
    const fault = description.endsWith(PLACEHOLDER[language])
      ? 'is the example from npm run new; write your own'
      : lengthFault(description.length, LETTERS.description, 'letters');
    return fault ? [`${file}: description: ${fault}`] : [];
  });

function searchFaults(front: TextFront): string[] {
  return (['seoTitle', 'seoDescription', 'keywords'] as const).flatMap((field) => {
    const value = front[field];
    const fault = value ? lengthFault(value.length, LETTERS[field], 'letters') : 'is missing; write it';
    return fault ? [`${field}: ${fault}`] : [];
  });
}

function newsCategoryFaults({ seoDescription }: TextFront): string[] {
  const fault = seoDescription && lengthFault(seoDescription.length, LETTERS.seoDescription, 'letters');
  return fault ? [`seoDescription: ${fault}`] : [];
}

/** The pages of news categories use the description alone, if there is one; those of event categories none of the fields. */
export const checkSearchFields: Rule = ({ library }) => [
  ...allTexts([...allArticles(library), ...guideCategories(library)]).flatMap(({ file, front }) =>
    searchFaults(front).map((fault) => `${file}: ${fault}`),
  ),
  ...allTexts(library.newsCategories).flatMap(({ file, front }) =>
    newsCategoryFaults(front).map((fault) => `${file}: ${fault}`),
  ),
];
