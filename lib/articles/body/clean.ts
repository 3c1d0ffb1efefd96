import type { Element, ElementContent, Properties, Root } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { EMBED_HOSTS } from '@/lib/articles/body/embedHosts';

/** The address of a frame of a host that has embeds, over https; null for any other. Old pages leave the scheme out. */
export function frameUrl(src = ''): URL | null {
  const address = src.replace(/^(http:)?\/\//i, 'https://');
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && EMBED_HOSTS.includes(url.host) ? url : null;
}

/** The address of a picture of this site; null for one from elsewhere, which is never shown. */
export const ownPicture = (src: unknown): string | null =>
  typeof src === 'string' && /^\/(media|pictures)\//.test(src) ? src : null;

const wholeNumber = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** The width and the height of a picture; editors also write `100%` and `600px`. */
export const sizeOf = ({ width, height }: Properties) => ({ width: wholeNumber(width), height: wholeNumber(height) });

/** Deepest nesting that is read: no editor nests like that, and every later step recurses for each level. */
const MAX_DEPTH = 60;

/** Blocks of other kinds become `div`s, so that the text of neighbours does not run together. */
const BLOCK_ELEMENTS = new Set(
  'header footer main nav aside address hgroup details summary fieldset legend form'.split(' '),
);

const TAGS = [
  ...'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li dl dt dd section article center div'.split(' '),
  ...'a strong b em i u ins s del small sub sup mark abbr cite q time span font bdi bdo'.split(' '),
  ...'img figure figcaption picture table thead tbody tfoot tr th td caption iframe'.split(' '),
];

/** The allow-list of the site. No style, no event handler, no form, no `javascript:` or `data:` address survives. */
const SCHEMA: Schema = {
  tagNames: TAGS,
  strip: ['script', 'style', 'title', 'template', 'svg', 'math', 'select', 'textarea', 'xmp', 'noembed', 'noframes'],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    iframe: ['src', 'title'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    abbr: ['title'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  // The defaults name the parts of a table.
  ancestors: { ...defaultSchema.ancestors, li: ['ul', 'ol'], dt: ['dl'], dd: ['dl'], caption: ['table'] },
};

const LEAF_ELEMENTS = ['img', 'iframe', 'br'];

/** The text, pictures, embeds and line breaks below an element, without the elements around them. */
function collectLeaves(element: Element): ElementContent[] {
  const result: ElementContent[] = [];
  const open = element.children.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type !== 'element' || LEAF_ELEMENTS.includes(node.tagName)) result.push(node);
    else if (!SCHEMA.strip?.includes(node.tagName)) for (const child of node.children.toReversed()) open.push(child);
  }
  return result;
}

/** The parts of a URL that a browser drops: white space around it, and tabs and line breaks within. */
const IGNORED_CHARACTERS = /^[\0- ]+|(?<![\0- ])[\0- ]+$|[\t\n\r]/g;

/**
 * An address as a browser reads it. The sanitizer's schema compares schemes by case; phone keyboards write `Https://`.
 */
const readAddress = (address?: string): string | undefined =>
  address?.replace(IGNORED_CHARACTERS, '').replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());

/** Converts other blocks to `div`s, unwraps nested links, and flattens too deep nesting. */
function normalizeElement(element: Element, depth: number, isInLink = false): Element {
  const tagName = BLOCK_ELEMENTS.has(element.tagName) ? 'div' : element.tagName;
  const { href, src } = element.properties;
  const properties = { ...element.properties, href: readAddress(href), src: readAddress(src) };
  if (depth === MAX_DEPTH) return { ...element, tagName, properties, children: collectLeaves(element) };
  const isLink = isInLink || tagName === 'a';
  const children = element.children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const normalized = normalizeElement(child, depth + 1, isLink);
    return isLink && normalized.tagName === 'a' ? normalized.children : [normalized];
  });
  return { ...element, tagName, properties, children };
}

/** Serialized attributes would contain `<` unescaped, which lib/server/document/postProcess.ts takes for a tag. */
function withoutTagsInAttributes<Parent extends Element | Root>(parent: Parent): Parent {
  const children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    const properties = Object.entries(child.properties).map(([name, value]) => {
      const replacement = name === 'href' || name === 'src' ? '%3C' : '‹';
      return [name, typeof value === 'string' ? value.replaceAll('<', replacement) : value];
    });
    return withoutTagsInAttributes({ ...child, properties: Object.fromEntries(properties) });
  });
  return { ...parent, children };
}

/**
 * Leaves what is on the allow-list and nothing else; the text of what it drops stays, scripts and styles apart. So a
 * `noscript` is unwrapped: no script of the provider runs here.
 */
export function clean(tree: Root): Root {
  const children = tree.children.map((child) => (child.type === 'element' ? normalizeElement(child, 1) : child));
  return withoutTagsInAttributes(sanitize({ ...tree, children }, SCHEMA) as Root);
}
