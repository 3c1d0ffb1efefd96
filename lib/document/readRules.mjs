import { parse } from 'postcss';

/** @typedef {import('./usedStyles.mjs').Rule} Rule */
/** @typedef {import('./usedStyles.mjs').Selector} Selector */

/** At-rules whose inside is rules that a page may need or not. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container']);

/** What stands in brackets narrows a selector or widens it; a rule is never left out because of it. */
const withoutArguments = (/** @type {string} */ selector) => {
  let rest = selector;
  for (let shorter = ''; shorter !== rest; ) {
    shorter = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return rest;
};

/** @param {string} selector @returns {Selector} */
function toSelector(selector) {
  const plain = withoutArguments(selector);
  return { text: selector, plain, classes: [...plain.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name) };
}

/** @param {import('postcss').ChildNode} node @returns {Rule} */
function toRule(node) {
  if (node.type === 'rule') {
    const body = node.nodes.map((child) => child.toString()).join(';');
    return { selectors: node.selectors.map(toSelector), body };
  }
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
    return { name: `@${node.name} ${node.params}`, rules: node.nodes.map(toRule) };
  }
  return {
    text: node.type === 'comment' ? '' : `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`,
  };
}

/** @param {import('postcss').Root} root */
export const toRules = (root) => root.nodes.map(toRule);

/** The rules of a style sheet. @param {string} css */
export const readRules = (css) => toRules(parse(css));
