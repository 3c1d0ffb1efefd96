import type { Root } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';

/** Hosts whose embeds may be offered to the visitor; nothing of them loads before a click (behaviour “Content rules”). */
export const EMBED_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com', 'www.google.com', 'www.openstreetmap.org'];

const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'time', 'span', 'div'],
  ...['img', 'figure', 'figcaption', 'picture', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'iframe'],
  ...['section', 'article', 'center', 'font', 'bdi', 'bdo'],
];

/** The allow-list of the site. No style, no event handler, no form, no `javascript:` or `data:` address survives. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: TAGS,
  strip: ['script', 'style', 'title', 'template', 'noscript', 'svg', 'math', 'select', 'textarea', 'xmp', 'noembed', 'noframes'],
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
  clobber: [],
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: {},
  ancestors: { li: ['ul', 'ol'], td: ['table'], th: ['table'], tr: ['table'], tbody: ['table'], thead: ['table'], tfoot: ['table'] },
};

/** Keeps what the allow-list knows and nothing else; the text of what it drops stays, scripts and styles apart. */
export const clean = (tree: Root): Root => sanitize(tree, SCHEMA) as Root;
