import { setImmediate as breathe } from 'node:timers/promises';
import { Tokenizer, TokenizerMode } from 'parse5';
import { LOADER } from './lateScripts.mjs';

/** @typedef {import('parse5').Token.TagToken} Tag */
/** @typedef {{ start: number, end: number }} Cut */

const MARK = '<script id="late" type="application/json">';

/** Characters read at once; between two slices the server answers others. */
const SLICE = 65_536;

/** How the standard reads what stands in these elements: as text, up to their end. */
const TEXT_MODES = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'iframe', 'noembed', 'noframes'].map((name) => /** @type {const} */ ([name, TokenizerMode.RAWTEXT])),
  ...['title', 'textarea'].map((name) => /** @type {const} */ ([name, TokenizerMode.RCDATA])),
]);

/** @param {Tag} tag @param {string} name */
const attribute = ({ attrs }, name) => attrs.find((each) => each.name === name)?.value;

/** Scripts that only browsers without modules would run; the site’s own would not run there. @param {Tag} script */
const isForOldBrowsers = (script) => attribute(script, 'nomodule') !== undefined;

/** Where a tag stands in the document. @param {Tag} tag */
const placeOf = ({ location }) => ({ start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 });

/** Reads the tags of a document, one after the other. */
class ScriptReader {
  /** @type {string[]} addresses of scripts */
  addresses = [];
  /** @type {string[]} what stood inline */
  inline = [];
  /** @type {Cut[]} what is to go, in the order of the document */
  cuts = [];
  /** @type {Tag | null} the script that is open */
  #script = null;
  #text = '';
  #tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, this);

  /** @param {string} html */
  async read(html) {
    for (let start = 0; start < html.length; start += SLICE) {
      if (start > 0) await breathe();
      this.#tokenizer.write(html.slice(start, start + SLICE), start + SLICE >= html.length);
    }
  }

  /** @param {Tag} tag */
  onStartTag(tag) {
    this.#tokenizer.state = TEXT_MODES.get(tag.tagName) ?? this.#tokenizer.state;
    if (tag.tagName === 'link' && attribute(tag, 'as') === 'script') this.cuts.push(placeOf(tag));
    if (tag.tagName !== 'script' || attribute(tag, 'type')) return;
    this.#script = tag;
    this.#text = '';
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

  /** @param {{ chars: string }} token */
  onCharacter({ chars }) {
    if (this.#script) this.#text += chars;
  }

  onWhitespaceCharacter = this.onCharacter;
  onNullCharacter = this.onCharacter;
  onComment() {}
  onDoctype() {}
  onEof() {}
}

/** @param {string} html @param {readonly Cut[]} cuts in the order of the document */
function without(html, cuts) {
  const starts = [0, ...cuts.map(({ end }) => end)];
  return starts.map((start, index) => html.slice(start, cuts[index]?.start)).join('');
}

/**
 * Takes the scripts out of a page that Next rendered, so that it has no inline script but the loader, which asks for
 * them after the first view. What stood inline, above all the data of hydration, becomes a script of its own.
 *
 * @param {string} html a whole document
 * @param {(script: string) => string} keep puts away a script’s text and tells its address
 * @returns {Promise<string>} the document; one that is sealed already, and what is no document, stay as they are
 */
export async function seal(html, keep) {
  if (html.includes(MARK) || !html.includes('</body>')) return html;
  const reader = new ScriptReader();
  await reader.read(html);
  const { inline, addresses, cuts } = reader;
  if (inline.length > 0) addresses.unshift(keep(inline.join(';\n')));

  const rest = without(html, cuts);
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}${MARK}${list}</script><script>${LOADER}</script>${rest.slice(end)}`;
}

/** The files of the scripts that were taken out of a sealed page. @param {string} html */
export const scriptsIn = (html) =>
  [...html.slice(html.lastIndexOf(MARK)).matchAll(/"\/scripts\/([0-9a-f]{32}\.js)"/g)].map(([, name = '']) => name);
