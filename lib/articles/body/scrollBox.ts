import type { Element, ElementContent } from 'hast';
import { toChunks } from '@/lib/articles/body/chunks';
import { HEADINGS, isElement, isTag } from '@/lib/articles/body/tree';

/** Elements before and after which a word ends. */
const BREAKS = ['br', 'p', 'div', 'li', 'dt', 'dd', 'blockquote', 'pre', ...HEADINGS] as const;

/** The words of a caption or a cell, without those of a table in it, which name the box of that one. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isTag(node, 'table')) return '';
  const words = node.children.map(wordsOf).join('');
  return isTag(node, ...BREAKS) ? ` ${words} ` : words;
}

/** The texts of a caption’s or a row’s parts, in a line. */
const toLine = (parts: readonly ElementContent[]): string =>
  parts
    .map((part) => wordsOf(part).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');

const rowsOf = (table: Element): Element[] =>
  table.children.filter(isElement).flatMap((part) => part.children.filter((row) => isTag(row, 'tr')));

/** The caption, else the first row with text; shortened if long. */
function nameOf(table: Element): string | undefined {
  const caption = toLine(table.children.filter((child) => isTag(child, 'caption')));
  const name =
    caption ||
    rowsOf(table)
      .map((row) => toLine(row.children))
      .find(Boolean);
  // As in clean.ts, no attribute may hold a tag.
  return name && toChunks(name)[0]?.trimEnd().replaceAll('<', '‹');
}

/** The box in which a table scrolls. It is focusable only if it has a name for screen readers. */
export function scrollBox(table: Element): Element {
  const ariaLabel = nameOf(table);
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table'], ...(ariaLabel && { tabIndex: 0, role: 'group', ariaLabel }) },
    children: [table],
  };
}
