import { classesIn } from './builtScripts.mjs';
import { inlineStyles } from './inlineStyles.mjs';
import { OPENING_END, SCRIPTS_ID } from './marks.mjs';
import { attribute, classesOf, placeOf, readTags, withCuts } from './readTags.mjs';

/** @typedef {import('./readTags.mjs').Tag} Tag */
/** @typedef {import('./readTags.mjs').Cut} Cut */

const MARK = `<script id="${SCRIPTS_ID}" type="application/json">`;

/** Scripts that only browsers without modules would run; the site’s own would not run there. @param {Tag} script */
const isForOldBrowsers = (script) => attribute(script, 'nomodule') !== undefined;

/** @param {number} place @param {string} text @returns {Cut} */
const insertion = (place, text) => ({ start: place, end: place, text });

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
  /** What it opens with. */
  opening = { elements: new Set(), classes: new Set(), attributes: new Set() };
  /** Where its opening ends. @type {number | null} */
  openingEnd = null;
  /** Where its head and its body end. */
  headEnd = 0;
  bodyEnd = 0;
  /** Whether what comes is out of sight, until somebody opens it. */
  #isHidden = false;
  /** @type {Cut[]} what is to go, in the order of the document */
  cuts = [];
  /** @type {Tag | null} the script that is open */
  #script = null;
  #text = '';

  /** @param {Tag} tag */
  onStartTag(tag) {
    this.#readLooks(tag);
    if (attribute(tag, 'id') === OPENING_END) this.openingEnd ??= placeOf(tag).end;
    if (tag.tagName === 'link') this.#readLink(tag);
    if (tag.tagName !== 'script' || attribute(tag, 'type')) return;
    this.#script = tag;
    this.#text = '';
  }

  /** @param {Tag} tag */
  #readLooks(tag) {
    if (tag.tagName === 'dialog') this.#isHidden = true;
    for (const name of classesOf(tag)) this.classes.add(name);
    if (this.openingEnd !== null || this.#isHidden) return;
    this.opening.elements.add(tag.tagName);
    for (const name of classesOf(tag)) this.opening.classes.add(name);
    for (const { name } of tag.attrs) this.opening.attributes.add(name);
  }

  /** @param {Tag} tag */
  #readLink(tag) {
    if (isStyleSheet(tag)) this.sheets.push(attribute(tag, 'href') ?? '');
    else if (!isHint(tag)) return;
    this.cuts.push(placeOf(tag));
  }

  /** @param {Tag} tag */
  onEndTag(tag) {
    if (tag.tagName === 'dialog') this.#isHidden = false;
    if (tag.tagName === 'head') this.headEnd ||= placeOf(tag).start;
    if (tag.tagName === 'body') this.bodyEnd = placeOf(tag).start;
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
 * What a page looks with: what it uses of all that the framework named, in their order, or may use once its scripts run.
 * The framework’s own sheets are named at the end of the page, turned off: it finds them when it hydrates, and a browser
 * asks for them only when the visitor goes on to another page (components/page/wholeStyles).
 *
 * @param {PageReader} reader @param {string} html @param {Parts} parts
 */
async function stylesOf(reader, html, { rulesOf, scriptClasses }) {
  const { sheets, classes, inline, addresses, openingEnd } = reader;
  if (sheets.length === 0) return { first: '', rest: '', off: '' };
  const rules = await Promise.all(sheets.map(rulesOf));
  const data = inline.join();
  const used = new Set([...classes, ...classesIn(data), ...(await scriptClasses(addresses, data))]);
  const off = sheets.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next" disabled>`);
  const opening = openingEnd === null ? null : { ...reader.opening, html: html.slice(0, openingEnd) };
  return { ...inlineStyles(rules.flat(), used, opening), off: off.join('') };
}

/**
 * What a page is taken apart with.
 *
 * @typedef {object} Parts
 * @property {string} loader the script that brings them back, after the first view (lib/document/loader)
 * @property {(script: string) => string} keep puts a script away and tells its address
 * @property {(address: string) => Promise<import('./usedStyles.mjs').Rule[]>} rulesOf reads a style sheet of the build
 * @property {(addresses: readonly string[], data: string) => Promise<ReadonlySet<string>>} scriptClasses what scripts of
 *   the build may draw with that data
 */

/**
 * Makes a page that Next rendered light to begin with. What stood inline, above all the data of hydration, becomes a
 * script of its own, and a loader asks for that and the other scripts after the first view. The styles it uses stand in it:
 * it asks for nothing before it can be read.
 *
 * @param {string} html a whole document
 * @param {Parts} parts
 * @returns {Promise<string>} the document; one that is sealed already, and what is no document, stay as they are
 */
export async function seal(html, parts) {
  if (html.includes(MARK) || !html.includes('</body>')) return html;
  const reader = new PageReader();
  await readTags(html, reader);
  const { inline, addresses } = reader;
  const { first, rest, off } = await stylesOf(reader, html, parts);
  if (inline.length > 0) addresses.unshift(parts.keep(inline.join(';\n')));

  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  const late = `${MARK}${list}</script><script type="module">${parts.loader}</script>`;
  const cuts = [
    ...reader.cuts,
    insertion(reader.headEnd, first),
    insertion(reader.openingEnd ?? reader.headEnd, rest),
    insertion(reader.bodyEnd, off + late),
  ];
  return withCuts(
    html,
    cuts.sort((a, b) => a.start - b.start),
  );
}

/** The files of what was taken out of a sealed page. @param {string} html */
export const partsIn = (html) => [...html.matchAll(/"\/scripts\/([0-9a-f]{32}\.js)"/g)].map(([, name = '']) => name);
