import type { Element, ElementContent } from 'hast';
import { isElement, isTag } from '@/lib/content/body/tree';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const isOutside = (href: unknown): boolean => typeof href === 'string' && /^(https?:)?\/\//i.test(href);

const scrollBox = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], tabIndex: 0, role: 'group' },
  children: [table],
});

/**
 * Finishes the elements of a text: links that leave the site carry `rel`, tables scroll in a box of their own, and
 * headings begin at `h2`, since the page’s title is the only `h1`.
 */
export function finish(element: Element): Element {
  const children = element.children.map((child): ElementContent => (isElement(child) ? finish(child) : child));
  if (isTag(element, 'a') && isOutside(element.properties.href)) {
    return { ...element, properties: { ...element.properties, rel: ['noopener'] }, children };
  }
  if (isTag(element, ...HEADINGS)) {
    const level = Math.max(2, Number(element.tagName.slice(1)));
    return { ...element, tagName: `h${level}`, children };
  }
  if (isTag(element, 'table')) return scrollBox({ ...element, children });
  return { ...element, children };
}
