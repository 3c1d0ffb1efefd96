import { LOADER } from './lateScripts.mjs';
import { attribute, placeOf, readTags, withCuts } from './readTags.mjs';
import { usedStyles } from './usedStyles.mjs';

/** @typedef {import('./readTags.mjs').Tag} Tag */
/** @typedef {import('./readTags.mjs').Cut} Cut */

const MARK = '<script id="late" type="application/json">';

/** Scripts that only browsers without modules would run; the site’s own would not run there. @param {Tag} script */
const isForOldBrowsers = (script) => attribute(script, 'nomodule') !== undefined;

/** A style sheet of the framework’s, which it puts into every page that may need a part of it. @param {Tag} tag */
const isStyleSheet = (tag) => attribute(tag, 'rel') === 'stylesheet' && attribute(tag, 'data-precedence') !== undefined;

/** What would be asked for early, though the page can be read without it. @param {Tag} tag */
const isHint = (tag) => attribute(tag, 'rel') === 'preload' && /^(?:script|style)$/.test(attribute(tag, 'as') ?? '');

/** Reads the tags of a document, one after the other. */
class PageReader {
  /** @type {string[]} addresses of scripts */
  addresses = [];
  /** @type {string[]} what stood inline */
  inline = [];
  /** @type {string[]} addresses of style sheets */
  sheets = [];
  /** All classes that stand in the document. */
  classes = new Set();
  /** @type {Cut[]} what is to go, in the order of the document */
  cuts = [];
  /** @type {Tag | null} the script that is open */
  #script = null;
  #text = '';

  /** @param {Tag} tag */
  onStartTag(tag) {
    for (const name of attribute(tag, 'class')?.split(/\s+/) ?? []) this.classes.add(name);
    if (tag.tagName === 'link') this.#readLink(tag);
    if (tag.tagName !== 'script' || attribute(tag, 'type')) return;
    this.#script = tag;
    this.#text = '';
  }

  /** @param {Tag} tag */
  #readLink(tag) {
    if (isStyleSheet(tag)) this.sheets.push(attribute(tag, 'href') ?? '');
    else if (!isHint(tag)) return;
    this.cuts.push(placeOf(tag));
  }

  /** @param {Tag} tag */
  onEndTag(tag) {
    if (tag.tagName !== 'script' || !this.#script) return;
    const src = attribute(this.#script, 'src');
    if (src === undefined) this.inline.push(this.#text);
    else if (!isForOldBrowsers(this.#script)) this.addresses.push(src);
    this.cuts.push({ start: placeOf(this.#script).start, end: placeOf(tag).end });
    this.#script = null;
  }

  /** @param {string} text */
  onText(text) {
    if (this.#script) this.#text += text;
  }
}

/**
 * The one style sheet of a page, in place of all that the framework named: what the page uses of them, in their order.
 * The framework adds its own when it hydrates, behind this one, as if it were the last of them.
 *
 * @param {PageReader} reader @param {Parts} parts
 */
async function styleLink({ sheets, classes }, { keep, rulesOf }) {
  if (sheets.length === 0) return '';
  const rules = await Promise.all(sheets.map(rulesOf));
  return `<link rel="stylesheet" href="${keep('css', usedStyles(rules.flat(), classes))}" data-precedence="next">`;
}

/**
 * What a page is taken apart with.
 *
 * @typedef {object} Parts
 * @property {(kind: 'js' | 'css', text: string) => string} keep puts a script or a style sheet away and tells its address
 * @property {(address: string) => Promise<import('./usedStyles.mjs').Rule[]>} rulesOf reads a style sheet of the build
 */

/**
 * Makes a page that Next rendered light to begin with. It has no inline script but the loader, which asks for the
 * scripts after the first view; what stood inline, above all the data of hydration, becomes a script of its own. And
 * it has one style sheet, with what it uses.
 *
 * @param {string} html a whole document
 * @param {Parts} parts
 * @returns {Promise<string>} the document; one that is sealed already, and what is no document, stay as they are
 */
export async function seal(html, parts) {
  if (html.includes(MARK) || !html.includes('</body>')) return html;
  const reader = new PageReader();
  await readTags(html, reader);
  const { inline, addresses, cuts } = reader;
  if (inline.length > 0) addresses.unshift(parts.keep('js', inline.join(';\n')));

  const rest = withCuts(html, cuts);
  const styles = await styleLink(reader, parts);
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  const head = rest.indexOf('</head>');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, head)}${styles}${rest.slice(head, end)}${MARK}${list}</script><script>${LOADER}</script>${rest.slice(end)}`;
}

/** The files of what was taken out of a sealed page. @param {string} html */
export const partsIn = (html) =>
  [...html.matchAll(/"\/(?:scripts|styles)\/([0-9a-f]{32}\.(?:js|css))"/g)].map(([, name = '']) => name);
