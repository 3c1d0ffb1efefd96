import type { Page } from '@playwright/test';

/** Selectors of the framework’s style sheets that match an element but are in no active style sheet. */
export const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    /** Each selector alone, also of rules in groups, without its states. */
    const selectorsOf = (sheets: CSSStyleSheet[]): Set<string> => {
      const groups: (CSSStyleSheet | CSSGroupingRule)[] = [...sheets];
      const selectors = new Set<string>();
      // The list grows in the loop.
      for (const { cssRules } of groups) {
        for (const rule of cssRules) {
          if (rule instanceof CSSStyleRule) for (const each of rule.selectorText.split(/,\s*/)) selectors.add(each);
          else if (rule instanceof CSSGroupingRule) groups.push(rule);
        }
      }
      return selectors;
    };
    const isUsed = (selector: string): boolean => {
      try {
        return document.querySelector(selector) !== null;
      } catch {
        // Part of a selector list in parentheses.
        return false;
      }
    };
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const whole = await Promise.all(
      links.map(async ({ href }) => new CSSStyleSheet().replace(await (await fetch(href)).text())),
    );
    const known = selectorsOf([...document.styleSheets]);
    return [...selectorsOf(whole)].filter((each) => each.includes('.') && !known.has(each) && isUsed(each));
  });
