import { parse } from 'postcss';
import { FACES_ID, HOLD_ID, LATER_ID } from './marks.mjs';
import { toRules } from './readRules.mjs';
import { attribute, classesOf, placeOf, readTags, withCuts } from './readTags.mjs';
import { usedStyles } from './usedStyles.mjs';

/** @typedef {import('./readTags.mjs').Tag} Tag */
/** @typedef {import('./readTags.mjs').Cut} Cut */

/** How wide a picture comes at most, in pixels: the one that is seen at once, and all others. */
const FIRST_WIDTH = 480;
const OTHER_WIDTH = 240;

/** How wide a phone is, in its own pixels, and how many of a small picture it gets for each. */
const PHONE_WIDTH = 412;
const DENSITY = 1.6;

/** How many pixels of a picture a phone needs: `sizes` ends with the part of the screen it takes there. @param {Tag} tag */
function neededWidth(tag) {
  const share = /([\d.]+)vw$/.exec(attribute(tag, 'sizes') ?? '')?.[1];
  return share ? (PHONE_WIDTH * DENSITY * Number(share)) / 100 : Number.POSITIVE_INFINITY;
}

/** What is asked for early: fonts, and pictures larger than they will be. @param {Tag} tag */
const isHint = (tag) => tag.tagName === 'link' && attribute(tag, 'rel') === 'preload';

/** A style sheet for other pages (lib/document/seal). @param {Tag} tag */
const isStyleSheet = (tag) => tag.tagName === 'link' && attribute(tag, 'rel') === 'stylesheet';

/** Styles that wait for the loader: it does not come. @param {Tag} tag */
const isForLoader = (tag) => [FACES_ID, HOLD_ID, LATER_ID].includes(attribute(tag, 'id') ?? '');

/**
 * A style sheet for where no script runs, though the browser could: what it says for that holds, and what only
 * scripts would draw is left out.
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
  /** @type {Cut[]} the styles inside, and where they stand */
  styles = [];
  /** @type {Tag | null} the script or the style element that is open */
  #open = null;
  #text = '';
  /** @type {Tag[]} each `source` of the picture that comes */
  #sources = [];
  #html;

  /** @param {string} html */
  constructor(html) {
    this.#html = html;
  }

  /** @param {Tag} tag */
  onStartTag(tag) {
    for (const name of classesOf(tag)) this.classes.add(name);
    if (isHint(tag) || isStyleSheet(tag) || tag.tagName === 'noscript') this.cuts.push(placeOf(tag));
    else if (tag.tagName === 'script' || tag.tagName === 'style') this.#begin(tag);
    else if (tag.tagName === 'source') this.#sources.push(tag);
    else if (tag.tagName === 'img') this.#readPicture(tag);
  }

  /** @param {Tag} tag */
  onEndTag(tag) {
    if (tag.tagName === 'noscript') this.cuts.push(placeOf(tag));
    if (tag.tagName === this.#open?.tagName) this.#end(this.#open, tag);
  }

  /** @param {string} text */
  onText(text) {
    if (this.#open) this.#text += text;
  }

  /** @param {Tag} tag */
  #begin(tag) {
    this.#open = tag;
    this.#text = '';
  }

  /** @param {Tag} first @param {Tag} last */
  #end(first, last) {
    const isKept = first.tagName === 'style' && !isForLoader(first);
    const inside = { start: placeOf(first).end, end: placeOf(last).start, text: this.#text };
    if (isKept) this.styles.push(inside);
    this.cuts.push(isKept ? inside : { start: placeOf(first).start, end: placeOf(last).end });
    this.#open = null;
  }

  /** @param {Tag} image */
  #readPicture(image) {
    const isFirst = attribute(image, 'loading') === 'eager';
    for (const each of [...this.#sources, image])
      this.#narrow(each, isFirst ? FIRST_WIDTH : Math.min(OTHER_WIDTH, neededWidth(each)));
    this.#sources = [];
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
 * @returns {Promise<string>}
 */
export async function lighten(html) {
  const reader = new LightReader(html);
  await readTags(html, reader);
  for (const style of reader.styles) style.text = lightStyles(style.text ?? '', reader.classes);
  return withCuts(html, reader.cuts);
}
