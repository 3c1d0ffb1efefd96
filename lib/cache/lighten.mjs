import { parse } from 'postcss';
import { attribute, classesOf, placeOf, readTags, withCuts } from './readTags.mjs';
import { toRules, usedStyles } from './usedStyles.mjs';

/** @typedef {import('./readTags.mjs').Tag} Tag */
/** @typedef {import('./readTags.mjs').Cut} Cut */

/** How wide a picture comes at most, in pixels: the one that is seen at once, and all others. */
const FIRST_WIDTH = 480;
const OTHER_WIDTH = 240;

/** @param {Tag} tag */
const isFontHint = (tag) =>
  tag.tagName === 'link' && attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'font';

/** @param {Tag} tag */
const isStyleSheet = (tag) => tag.tagName === 'link' && attribute(tag, 'rel') === 'stylesheet';

/**
 * A style sheet for where no script runs, though the browser could: what it says for that holds, no font comes, and
 * what only scripts would draw is left out.
 *
 * @param {string} css
 * @param {ReadonlySet<string>} classes of the page
 */
export function lightStyles(css, classes) {
  const root = parse(css);
  root.walkAtRules('media', (rule) => {
    const [, scripting] = /^\(\s*scripting\s*:\s*(none|enabled)\s*\)$/.exec(rule.params) ?? [];
    if (scripting === 'none') rule.replaceWith(rule.nodes ?? []);
    if (scripting === 'enabled') rule.remove();
  });
  root.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) rule.remove();
  });
  return usedStyles(toRules(root), classes);
}

/** The candidates of a `srcset` that are narrow enough, or the narrowest. @param {string} candidates @param {number} most */
function narrow(candidates, most) {
  const all = candidates.split(/,\s+/);
  const widthOf = (/** @type {string} */ candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]);
  const few = all.filter((candidate) => widthOf(candidate) <= most);
  return few.length > 0 ? few : all.slice(0, 1);
}

/** Reads a sealed document, and finds what its light form is without. */
class LightReader {
  /** All classes that stand in the document. @type {Set<string>} */
  classes = new Set();
  /** @type {Cut[]} in the order of the document */
  cuts = [];
  /** @type {Cut[]} where the addresses of style sheets stand, and these */
  sheets = [];
  /** @type {Tag | null} the script that is open */
  #script = null;
  /** @type {Tag | null} the `source` before the picture it belongs to */
  #source = null;
  #html;

  /** @param {string} html */
  constructor(html) {
    this.#html = html;
  }

  /** @param {Tag} tag */
  onStartTag(tag) {
    for (const name of classesOf(tag)) this.classes.add(name);
    if (isFontHint(tag) || tag.tagName === 'noscript') this.cuts.push(placeOf(tag));
    else if (isStyleSheet(tag)) this.#readStyleSheet(tag);
    else if (tag.tagName === 'script') this.#script = tag;
    else if (tag.tagName === 'source') this.#source = tag;
    else if (tag.tagName === 'img') this.#readPicture(tag);
  }

  /** @param {Tag} tag */
  onEndTag(tag) {
    if (tag.tagName === 'noscript') this.cuts.push(placeOf(tag));
    if (tag.tagName !== 'script' || !this.#script) return;
    this.cuts.push({ start: placeOf(this.#script).start, end: placeOf(tag).end });
    this.#script = null;
  }

  /** @param {Tag} link */
  #readStyleSheet(link) {
    if (attribute(link, 'disabled') !== undefined) {
      this.cuts.push(placeOf(link));
      return;
    }
    const { startOffset: start = 0, endOffset: end = 0 } = link.location?.attrs?.href ?? {};
    const sheet = { start, end, text: attribute(link, 'href') };
    this.sheets.push(sheet);
    this.cuts.push(sheet);
  }

  /** @param {Tag} image */
  #readPicture(image) {
    const most = attribute(image, 'loading') === 'eager' ? FIRST_WIDTH : OTHER_WIDTH;
    if (this.#source) this.#narrow(this.#source, most);
    this.#source = null;
    this.#narrow(image, most);
  }

  /** @param {Tag} tag @param {number} most */
  #narrow(tag, most) {
    const place = tag.location?.attrs?.srcset;
    if (!place) return;
    // As it stands there: what is escaped stays escaped.
    const candidates = narrow(this.#html.slice(place.startOffset, place.endOffset).slice('srcset="'.length, -1), most);
    const src = tag.location?.attrs?.src;
    const widest = candidates.at(-1)?.split(' ')[0];
    const edits = [{ start: place.startOffset, end: place.endOffset, text: `srcset="${candidates.join(', ')}"` }];
    if (src) edits.push({ start: src.startOffset, end: src.endOffset, text: `src="${widest}"` });
    this.cuts.push(...edits.sort((a, b) => a.start - b.start));
  }
}

/**
 * The light form of a kept page: the same words and links, without scripts, web fonts and large pictures, and with what
 * stands there for visitors without scripts. Nothing plays by itself and nothing is asked for ahead, since both need them.
 *
 * @param {string} html sealed
 * @param {object} parts
 * @param {(css: string) => string} parts.keep puts a style sheet away and tells its address
 * @param {(address: string) => Promise<string>} parts.styleOf reads one that was put away
 * @returns {Promise<string>}
 */
export async function lighten(html, { keep, styleOf }) {
  const reader = new LightReader(html);
  await readTags(html, reader);
  for (const sheet of reader.sheets)
    sheet.text = `href="${keep(lightStyles(await styleOf(sheet.text ?? ''), reader.classes))}"`;
  return withCuts(html, reader.cuts);
}
