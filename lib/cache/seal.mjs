import { parse } from 'parse5';
import { LOADER } from './lateScripts.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

const MARK = '<script id="late" type="application/json">';

/** @param {Node} node @returns {Element[]} all elements in it, in the order of the document */
const elementsIn = (node) =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
    : [];

/** @param {Element} element @param {string} name */
const attribute = ({ attrs }, name) => attrs.find((each) => each.name === name)?.value;

/** @param {Element} element */
const textOf = ({ childNodes }) => childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Scripts that only browsers without modules would run; the site’s own would not run there. @param {Element} script */
const isForOldBrowsers = (script) => attribute(script, 'nomodule') !== undefined;

/**
 * Takes the scripts out of a page that Next rendered, so that it has no inline script but the loader, which asks for
 * them after the first view. What stood inline, above all the data of hydration, becomes a script of its own.
 *
 * @param {string} html a whole document
 * @param {(script: string) => string} keep puts away a script’s text and tells its address
 * @returns {string} the document; one that is sealed already, and what is no document, stay as they are
 */
export function seal(html, keep) {
  if (html.includes(MARK) || !html.includes('</body>')) return html;
  /** @type {string[]} */
  const addresses = [];
  /** @type {string[]} */
  const inline = [];
  /** @type {Element[]} */
  const cuts = [];
  for (const element of elementsIn(parse(html, { sourceCodeLocationInfo: true }))) {
    if (element.tagName === 'link' && attribute(element, 'as') === 'script') cuts.push(element);
    if (element.tagName !== 'script' || attribute(element, 'type')) continue;
    const src = attribute(element, 'src');
    if (src === undefined) inline.push(textOf(element));
    else if (!isForOldBrowsers(element)) addresses.push(src);
    cuts.push(element);
  }
  if (inline.length > 0) addresses.unshift(keep(inline.join(';\n')));

  let rest = html;
  for (const { sourceCodeLocation } of cuts.toReversed()) {
    if (sourceCodeLocation)
      rest = rest.slice(0, sourceCodeLocation.startOffset) + rest.slice(sourceCodeLocation.endOffset);
  }
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}${MARK}${list}</script><script>${LOADER}</script>${rest.slice(end)}`;
}

/** The files of the scripts that were taken out of a sealed page. @param {string} html */
export const scriptsIn = (html) =>
  [...html.slice(html.lastIndexOf(MARK)).matchAll(/"\/scripts\/([0-9a-f]{32}\.js)"/g)].map(([, name = '']) => name);
