import type { Element, ElementContent } from 'hast';
import { toChunks } from '@/lib/articles/body/chunks';
import { isElement, isTag, lineOf } from '@/lib/articles/body/tree';

/** The texts of a caption’s or a row’s parts, in a line. */
const toLine = (parts: readonly ElementContent[]): string => parts.map(lineOf).filter(Boolean).join(', ');

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
