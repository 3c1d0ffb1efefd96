import { parse } from 'postcss';

/** @typedef {{ text: string, plain: string, classes: string[] }} Selector `plain` is it without what stands in brackets */
/**
 * A rule by the classes its selectors need, an at-rule with rules inside, or what every page needs as it stands.
 *
 * @typedef {{ selectors: Selector[], body: string } | { name: string, rules: Rule[] } | { text: string }} Rule
 */

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

/** The rules of a style sheet, read once for many pages. @param {string} css */
export const readRules = (css) => toRules(parse(css));

/**
 * The style sheet of one page: the rules, in their order, that its classes may need, now or in another state of the
 * same elements. Rules of classes that stand nowhere in the page are left out.
 *
 * @param {readonly Rule[]} rules
 * @param {ReadonlySet<string>} classes of the page
 * @returns {string}
 */
export function usedStyles(rules, classes) {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.text;
      if ('rules' in rule) {
        const inside = usedStyles(rule.rules, classes);
        return inside && `${rule.name}{${inside}}`;
      }
      const used = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
      return used.length > 0 ? `${used.map(({ text }) => text).join()}{${rule.body}}` : '';
    })
    .join('');
}
