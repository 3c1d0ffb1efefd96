import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { elementsOf, textOf, withoutScripts } from './html';
import { MESSAGES } from './messages';

/** Shorter texts may be in other content, too. */
const SHORTEST = 12;

/** The front matter that visitors read. */
const TEXTS = ['title', 'description', 'summary', 'seoTitle', 'seoDescription'];

const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>#|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const firstSentence = (paragraph: string): string => /^.*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;

/** The front matter’s texts and the first sentence of every paragraph of one file. */
function textsOf(file: string): string[] {
  const [, head = '', body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const facts = Object.entries((parse(head) ?? {}) as Record<string, unknown>)
    .filter(([name]) => TEXTS.includes(name))
    .map(([, value]) => String(value));
  const paragraphs = body.split(/\n{2,}/).map(plain);
  return [...facts, ...paragraphs.map(firstSentence)];
}

/** Every title and every first sentence of the content that ships, save those that are also words of the site itself. */
export function shippedTexts(): string[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const siteTexts = JSON.stringify(MESSAGES).toLowerCase();
  const texts = files.flatMap((file) => (file === 'SOURCES.md' ? [] : textsOf(join('content', file))));
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
