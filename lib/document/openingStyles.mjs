import { usedStyles } from './usedStyles.mjs';

/** @typedef {import('./usedStyles.mjs').Rule} Rule */
/**
 * What stands in the opening of a page, as its rules see it.
 *
 * @typedef {object} Opening
 * @property {ReadonlySet<string>} elements their names
 * @property {ReadonlySet<string>} classes
 * @property {ReadonlySet<string>} attributes their names
 * @property {string} html the document up to where the opening ends
 */

/** What an element wears only once somebody does something with it, or if it is another one. */
const WORN_LATER = /:(?:hover|active|focus)|::(?:selection|highlight|backdrop|view-transition)|#/;

/** What is for paper, or for something that moves. */
const OF_NO_OPENING = /^@(?:keyframes|page)\b/;

/** @param {string} selector */
const elementsOf = (selector) => [...selector.matchAll(/(?<=^|[\s>+~])[a-z][\w-]*/g)].map(([name]) => name);

/** What scripts and the server tell styles by. @param {string} selector */
const statesOf = (selector) => [...selector.matchAll(/(?<=\[)data-[\w-]+/g)].map(([name]) => name);

/** @param {string} selector @param {Opening} opening */
const isWorn = (selector, { elements, attributes }) =>
  !WORN_LATER.test(selector) &&
  elementsOf(selector).every((name) => elements.has(name)) &&
  statesOf(selector).every((name) => attributes.has(name));

/** @param {Rule} rule @param {Opening} opening @returns {Rule[]} */
function untouched(rule, opening) {
  if ('text' in rule) return OF_NO_OPENING.test(rule.text) ? [] : [rule];
  if ('rules' in rule) {
    const rules = rule.rules.flatMap((inside) => untouched(inside, opening));
    return rule.name === '@media print' ? [] : [{ ...rule, rules }];
  }
  return [{ ...rule, selectors: rule.selectors.filter(({ plain }) => isWorn(plain, opening)) }];
}

/** A custom property as it is declared: its name, and a value that may have strings in it. */
const CUSTOM = /(?<=[{;])(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*)(?:;|(?=\}))/g;

/** Names of the custom properties that a text asks for. @param {string} text */
const askedFor = (text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * A style sheet without the custom properties that nothing asks for, neither it nor the document.
 *
 * @param {string} css @param {string} html
 */
function withoutUnasked(css, html) {
  const asked = new Set([...askedFor(html), ...askedFor(css.replace(CUSTOM, ''))]);
  // What is asked for may ask for more; a set goes on with what is added to it.
  const values = [...css.matchAll(CUSTOM)];
  for (const name of asked) {
    for (const [, own, value = ''] of values) if (own === name) for (const more of askedFor(value)) asked.add(more);
  }
  return css.replace(CUSTOM, (declaration, name) => (asked.has(name) ? declaration : ''));
}

/**
 * What the opening of a page looks by on a screen, before anybody has touched it: the document brings all of its styles
 * again where the opening ends.
 *
 * @param {readonly Rule[]} rules @param {Opening} opening
 */
export function openingStyles(rules, opening) {
  const worn = rules.flatMap((rule) => untouched(rule, opening));
  return withoutUnasked(usedStyles(worn, opening.classes), opening.html);
}
