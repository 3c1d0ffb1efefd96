import type { Element, ElementContent, RootContent } from 'hast';
import { HEADINGS, isElement, isEmpty, isTag, onlyPictures } from '@/lib/articles/body/tree';

const WRAPPERS = ['div', 'section', 'article', 'center', 'figcaption'] as const;
const BLOCKS = new Set<string>([
  ...WRAPPERS,
  ...['p', ...HEADINGS, 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre', 'figure', 'picture', 'img', 'iframe', 'hr'],
]);

const isBlock = (node: RootContent | ElementContent): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

const isLoose = (node: RootContent | ElementContent): boolean => isTag(node, 'img', 'picture', 'figure', 'iframe');

export const paragraph = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

const holdsBlock = (node: RootContent | ElementContent): boolean =>
  isElement(node) && node.children.some((child) => (isBlock(child) && !isLoose(child)) || holdsBlock(child));

/** The children of an opened wrapper inherit its language and its direction. */
const inherit = ({ properties: { lang, dir } }: Element, children: readonly Element[]): Element[] =>
  lang || dir
    ? children.map((child) => ({
        ...child,
        properties: { ...(lang && { lang }), ...(dir && { dir }), ...child.properties },
      }))
    : [...children];

/** Opens an inline element that holds blocks, as pasted documents have them; a link stays around each of its texts. */
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
    if (!run.every(isEmpty)) result.push(paragraph(run));
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      close();
      result.push(node as Element);
    } else if (isElement(node) && holdsBlock(node)) {
      close();
      for (const part of open(node)) result.push(part);
    } else if (node.type === 'text' || node.type === 'element') run.push(node);
  }
  close();
  return result;
}

/** Lifts pictures and embeds out of a paragraph, a heading, a quotation or an inline wrapper that also holds text. */
function lift(element: Element): Element[] {
  if (onlyPictures(element) || !element.children.some(holdsLoose)) return [element];
  const parts: Element[] = [];
  let run: ElementContent[] = [];
  const close = (): void => {
    if (run.length > 0) parts.push({ ...element, children: run });
    run = [];
  };
  for (const child of element.children) {
    if (!holdsLoose(child)) {
      run.push(child);
    } else if (isLoose(child)) {
      close();
      parts.push(child as Element);
    } else {
      close();
      for (const part of lift(child as Element)) parts.push(isLoose(part) ? part : { ...element, children: [part] });
    }
  }
  close();
  return parts;
}

/** A figure of something else than pictures is a wrapper; its caption becomes a paragraph. */
function openFigure(element: Element): Element[] {
  const isPictures = !isTag(element, 'figure') || onlyPictures(element)?.length;
  return isPictures ? [element] : inherit(element, flatten(element.children));
}

const holdsLoose = (node: ElementContent): boolean =>
  isLoose(node) || (isElement(node) && !isTag(node, 'table') && node.children.some(holdsLoose));

/**
 * A flat list of blocks in reading order: wrappers are opened, loose text becomes paragraphs, pictures stand by
 * themselves, and what shows nothing is dropped.
 */
export function flatten(nodes: readonly (RootContent | ElementContent)[]): Element[] {
  return wrapInline(nodes).flatMap((element) => {
    if (isEmpty(element)) return [];
    if (isTag(element, ...WRAPPERS)) return inherit(element, flatten(element.children));
    if (isTag(element, 'p', 'blockquote', ...HEADINGS)) return lift(element).flatMap(openFigure);
    return openFigure(element);
  });
}
