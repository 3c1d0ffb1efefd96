import type { Element, ElementContent, RootContent } from 'hast';
import { withoutInvisible } from '@/lib/articles/invisible';

export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';

export const isTag = <const Name extends string>(
  node: RootContent | ElementContent,
  ...names: Name[]
): node is Element & { tagName: Name } => node.type === 'element' && (names as string[]).includes(node.tagName);

export function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** Elements before and after which a word ends. */
const BREAKS = ['br', 'p', 'div', 'li', 'dt', 'dd', 'blockquote', 'pre', ...HEADINGS] as const;

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isTag(node, 'table')) return '';
  const words = node.children.map(wordsOf).join('');
  return isTag(node, ...BREAKS) ? ` ${words} ` : words;
}

/** The words of a caption or a cell in one line, without those of a table in it. No-break spaces stay. */
export const lineOf = (node: ElementContent): string =>
  wordsOf(node)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

/** Whether a node shows nothing: white space, invisible characters, line breaks, and wrappers around only those. */
export function isEmpty(node: RootContent | ElementContent): boolean {
  if (node.type === 'text') return withoutInvisible(node.value).trim() === '';
  if (node.type !== 'element') return true;
  if (isTag(node, 'img', 'iframe', 'hr')) return false;
  return node.children.every(isEmpty);
}

/** The pictures of a node that shows nothing else, in order; null when it holds any text. */
export function onlyPictures(node: RootContent | ElementContent): Element[] | null {
  if (isTag(node, 'img')) return [node];
  if (isEmpty(node)) return [];
  if (node.type !== 'element' || isTag(node, 'table', 'iframe', 'hr')) return null;
  const inside = node.children.filter((child) => !isTag(child, 'figcaption')).map(onlyPictures);
  return inside.every((pictures) => pictures !== null) ? inside.flat() : null;
}
