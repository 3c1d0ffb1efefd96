import type { Element, ElementContent } from 'hast';
import { frameUrl, ownPicture, sizeOf } from '@/lib/articles/body/clean';
import { scrollBox } from '@/lib/articles/body/scrollBox';
import { HEADINGS, isElement, isTag } from '@/lib/articles/body/tree';
import { bindBody } from '@/lib/i18n/bindUnits';
import { pictureSources } from '@/lib/pictures/picture';

/** Resolved as browsers do, for which `\\` is a slash too. */
function isOutside(href: unknown, siteUrl: string): boolean {
  const url = typeof href === 'string' && URL.canParse(href, siteUrl) && new URL(href, siteUrl);
  return url && /^https?:$/.test(url.protocol) && url.origin !== new URL(siteUrl).origin;
}

/** `OUTSIDE_MARK` as an element. */
const outsideMark: Element = { type: 'element', tagName: 'span', properties: { className: ['outside'] }, children: [] };

/** A link to another site. */
const toOutsideLink = (properties: Element['properties'], children: Element['children']): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { ...properties, rel: ['noopener'] },
  children: [...children, outsideMark],
});

/** A picture within a list or a table; removed if from another site. */
function toPicture({ properties, ...image }: Element): Element[] {
  const url = ownPicture(properties.src);
  if (!url) return [];
  const { src } = pictureSources(url, null);
  return [{ ...image, properties: { alt: '', ...properties, ...sizeOf(properties), src, loading: 'lazy' } }];
}

/**
 * An embed within a list or a table becomes a link, so that nothing loads from it unasked; other frames are removed.
 * Within a link its name remains.
 */
function toLink({ properties }: Element, isInLink: boolean): ElementContent[] {
  const url = frameUrl(properties.src);
  if (!url) return [];
  const name = properties.title?.trim() || url.host;
  const children: Element['children'] = [{ type: 'text', value: name }];
  if (isInLink) return children;
  return [toOutsideLink({ href: url.href }, children)];
}

function finishChild(child: ElementContent, siteUrl: string, isInLink: boolean): ElementContent[] {
  if (child.type === 'text') return [{ ...child, value: bindBody(child.value) }];
  if (!isElement(child)) return [child];
  if (isTag(child, 'img')) return toPicture(child);
  return isTag(child, 'iframe') ? toLink(child, isInLink) : [finish(child, siteUrl, isInLink)];
}

/**
 * Finishes the elements of a text: links that leave the site are marked, tables scroll in a separate box, headings
 * begin at `h2`, since the page’s title is the only `h1`, and nothing of another site loads with the page.
 *
 * @param siteUrl origin of this site
 */
export function finish(element: Element, siteUrl: string, isInLink = false): Element {
  const isLink = isInLink || isTag(element, 'a');
  const children = element.children.flatMap((child) => finishChild(child, siteUrl, isLink));
  if (isTag(element, 'a') && isOutside(element.properties.href, siteUrl)) {
    return toOutsideLink(element.properties, children);
  }
  if (isTag(element, ...HEADINGS)) {
    const level = Math.max(2, Number(element.tagName.slice(1)));
    return { ...element, tagName: `h${level}`, children };
  }
  if (isTag(element, 'table')) return scrollBox({ ...element, children });
  return { ...element, children };
}
