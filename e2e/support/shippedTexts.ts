import { allFolders, allTexts, plainText } from '@/lib/cms/files/check/passages';
import { readContent } from '@/lib/cms/files/library';
import { elementsOf, textOf, withoutScripts } from './html';
import { MESSAGES } from './messages';

/** Shorter texts may be in other content, too. */
const SHORTEST = 12;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const firstSentence = (paragraph: string): string => /^.*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;

/** Every title and every first sentence of the content that ships, save those that are also words of the site itself. */
export function shippedTexts(): string[] {
  const siteTexts = JSON.stringify(MESSAGES).toLowerCase();
  const texts = allTexts(allFolders(readContent('content').library)).flatMap(({ front, markdown }) => {
    const { keywords: _, ...shown } = front;
    const paragraphs = plainText(markdown).split(/\n{2,}/);
    return [...Object.values(shown).map(onOneLine), ...paragraphs.map(onOneLine).map(firstSentence)];
  });
  return [...new Set(texts)].filter((text) => text.length >= SHORTEST && !siteTexts.includes(text.toLowerCase()));
}

const BLOCK_END = /<\/(?:div|h\d|li|p)>/;

/** Text and attributes of a page, block by block. */
export const textAndAttributesOf = (html: string): string[] => [
  ...withoutScripts(html).split(BLOCK_END).map(textOf),
  ...['meta', 'img', 'a', 'section'].flatMap((name) =>
    elementsOf(html, name).map((each) => Object.values(each).join(' ')),
  ),
];
