import type { Element, ElementContent, RootContent } from 'hast';
import { isElement, isEmpty, isTag, onlyPictures } from '@/lib/content/body/tree';

const WRAPPERS = ['div', 'section', 'article', 'center'] as const;
const BLOCKS = new Set<string>([
  ...WRAPPERS,
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'dl',
    'table',
    'blockquote',
    'pre',
    'figure',
    'picture',
    'img',
    'iframe',
    'hr',
  ],
]);

const isBlock = (node: RootContent | ElementContent): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

const isLoose = (node: RootContent | ElementContent): boolean => isTag(node, 'img', 'picture', 'figure', 'iframe');

const paragraph = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

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
    } else if (node.type === 'text' || node.type === 'element') run.push(node);
  }
  close();
  return result;
}

/** Brings pictures and embeds out of a paragraph, a link or an inline wrapper that also holds text. */
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

const holdsLoose = (node: ElementContent): boolean =>
  isLoose(node) || (isElement(node) && !isTag(node, 'table') && node.children.some(holdsLoose));

/**
 * A flat list of blocks in reading order: wrappers are opened, loose text becomes paragraphs, pictures stand by
 * themselves, and what shows nothing is dropped.
 */
export function flatten(nodes: readonly (RootContent | ElementContent)[]): Element[] {
  return wrapInline(nodes).flatMap((element) => {
    if (isEmpty(element)) return [];
    if (isTag(element, ...WRAPPERS)) return flatten(element.children);
    if (isTag(element, 'p')) return lift(element);
    return [element];
  });
}
