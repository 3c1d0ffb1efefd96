import type { Element, ElementContent, RootContent } from 'hast';
import { HEADINGS, isElement, isEmpty, isTag, onlyPictures } from '@/lib/articles/body/tree';

const WRAPPERS = ['div', 'section', 'article', 'center', 'figcaption'] as const;
const BLOCKS = new Set<string>([
  ...WRAPPERS,
  ...['p', ...HEADINGS, 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre', 'figure', 'picture', 'img', 'iframe', 'hr'],
]);

const isBlock = (node: RootContent | ElementContent): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

const isMedia = (node: RootContent | ElementContent): boolean => isTag(node, 'img', 'picture', 'figure', 'iframe');

export const paragraph = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

const containsBlock = (node: RootContent | ElementContent): boolean =>
  isElement(node) && node.children.some((child) => (isBlock(child) && !isMedia(child)) || containsBlock(child));

/** The children of an opened wrapper inherit its language and its direction. */
const inherit = ({ properties: { lang, dir } }: Element, children: readonly Element[]): Element[] =>
  children.map((child) => ({
    ...child,
    properties: { ...(lang && { lang }), ...(dir && { dir }), ...child.properties },
  }));

/** Unwraps an inline element that contains blocks, as in pasted documents; a link stays around each of its texts. */
function open(element: Element): Element[] {
  const parts = inherit(element, wrapInline(element.children));
  if (!isTag(element, 'a')) return parts;
  return parts.map((part) =>
    isTag(part, 'p', ...HEADINGS, ...WRAPPERS)
      ? { ...part, children: [{ ...element, children: part.children }] }
      : part,
  );
}

/** Loose text between blocks becomes paragraphs, so that nothing of it is lost. */
function wrapInline(nodes: readonly (RootContent | ElementContent)[]): Element[] {
  const result: Element[] = [];
  let run: ElementContent[] = [];
  const close = (): void => {
    result.push(paragraph(run));
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      close();
      result.push(node as Element);
    } else if (isElement(node) && containsBlock(node)) {
      close();
      for (const part of open(node)) result.push(part);
    } else if (node.type === 'text' || node.type === 'element') run.push(node);
  }
  close();
  return result;
}

/** What separates texts: pictures, embeds and, in a paragraph, runs of line breaks, which old systems write for its end. */
function separatorsOf(element: Element): Set<ElementContent> {
  const separators = new Set<ElementContent>();
  let lastBreak: ElementContent | null = null;
  const visit = (node: ElementContent): void => {
    if (isTag(node, 'br') && isTag(element, 'p')) {
      if (lastBreak) separators.add(lastBreak).add(node);
      lastBreak = node;
    } else if (isMedia(node)) {
      separators.add(node);
    } else if (isElement(node) && !isTag(node, 'table')) {
      node.children.forEach(visit);
    } else if (!isEmpty(node)) {
      lastBreak = null;
    }
  };
  element.children.forEach(visit);
  return separators;
}

/** Splits an element at some of its descendants; each part of its text keeps its ancestors. */
function split(element: Element, separators: ReadonlySet<ElementContent>): Element[] {
  const children = element.children.flatMap((child) =>
    isElement(child) && !separators.has(child) && child.children.length > 0 ? split(child, separators) : [child],
  );
  const parts: Element[] = [];
  let start = 0;
  const close = (end: number): void => {
    if (end > start) parts.push({ ...element, children: children.slice(start, end) });
    start = end + 1;
  };
  for (const [index, child] of children.entries()) {
    if (!separators.has(child)) continue;
    close(index);
    parts.push(child as Element);
  }
  close(children.length);
  return parts;
}

/** The parts of a paragraph, a heading or a quotation in order: its text, pictures and embeds. */
const partsOf = (element: Element): Element[] => split(element, separatorsOf(element));

/** A figure without pictures is a wrapper; its caption becomes a paragraph. */
function openFigure(element: Element): Element[] {
  const isWrapper = isTag(element, 'figure') && !onlyPictures(element)?.length;
  return isWrapper ? inherit(element, flatten(element.children)) : [element];
}

/**
 * A flat list of blocks in reading order: wrappers are opened, loose text becomes paragraphs, and pictures stand alone.
 * Empty ones yield no block (toBlocks.ts).
 */
export function flatten(nodes: readonly (RootContent | ElementContent)[]): Element[] {
  return wrapInline(nodes).flatMap((element) => {
    if (isTag(element, ...WRAPPERS)) return inherit(element, flatten(element.children));
    if (isTag(element, 'p', 'blockquote', ...HEADINGS)) return partsOf(element).flatMap(openFigure);
    return openFigure(element);
  });
}
