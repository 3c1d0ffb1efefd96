import { EKAVIAN, NAMES } from '@/lib/cms/files/check/ekavian';
import { allFolders, allPassages, allTexts, type Passage, passagesIn } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';

const CYRILLIC = /(?<!\p{L})\p{L}*\p{Script=Cyrillic}\p{L}*/u;

/** UTF-8 read as an encoding of Windows, Eth in place of Đ, and the joined letters of PDFs, with what is around them. */
const DAMAGED = /\p{L}{0,20}(?:[ÄÅĹ][^\p{ASCII}]|â€|[Ððﬁﬂ])\p{L}{0,20}/u;

const FILLER = /\b(?:lorem|ipsum|dolor sit|consectetur|adipiscing|todo|tbd|fixme)\b/i;

const MARKUP = /\*\*|\]\(|<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

const findIn = (passages: readonly Passage[], pattern: RegExp, fault: (found: string) => string): string[] =>
  passages.flatMap(({ file, field, text }) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`${file}: ${field}: ${fault(found)}`] : [];
  });

export const checkLetters: Rule = ({ library }) => [
  ...findIn(allPassages(library), CYRILLIC, (found) => `“${found}” has Cyrillic letters; write Latin`),
  ...findIn(allPassages(library), DAMAGED, (found) => `“${found}” was damaged by another program; type it again`),
];

export const checkFiller: Rule = ({ library }) =>
  findIn(allPassages(library), FILLER, (found) => `“${found}” is filler; write the real text`);

/** Only the texts of folders are Markdown: every other field is shown letter by letter. */
export const checkMarkup: Rule = ({ library }) =>
  findIn(
    allPassages(library).filter(({ field }) => field !== 'text'),
    MARKUP,
    (found) => `“${found}” would be shown as it is; write plain words`,
  );

export const checkCapitals: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, markdown }) => {
    const found = /(?:^|\n\n)(\p{Ll}\p{L}*)/u.exec(markdown.trim())?.[1];
    return found ? [`${file}: text: a paragraph begins with “${found}”; write a capital letter`] : [];
  });

/** Markdown takes ‘13. januara’ or ‘1979. godine’ at the start of a paragraph or an item for a numbered list. */
export const checkLeadingDays: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, markdown }) => {
    const day = /^(?:[-*] |\d+\. )?(\d{1,4})\. \p{Ll}/mu.exec(markdown)?.[1];
    return day ? [`${file}: text: “${day}.” at the beginning becomes a numbered list; write “${day}\\.”`] : [];
  });

export const checkEkavian: Rule = ({ library }) =>
  passagesIn(library, 'sr').flatMap(({ file, field, text }) => {
    const found = new Set(
      text.match(/\p{L}+/gu)?.filter((word) => !NAMES.has(word) && EKAVIAN.has(word.toLowerCase())),
    );
    return [...found].map(
      (word) => `${file}: ${field}: “${word}” is ekavian; write “${EKAVIAN.get(word.toLowerCase())}”`,
    );
  });
