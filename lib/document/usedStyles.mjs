/** @typedef {{ text: string, plain: string, classes: string[] }} Selector `plain` is it without what stands in brackets */
/**
 * A rule by the classes its selectors need, an at-rule with rules inside, or what every page needs as it stands.
 *
 * @typedef {{ selectors: Selector[], body: string } | { name: string, rules: Rule[] } | { text: string }} Rule
 */

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
