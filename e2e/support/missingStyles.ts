import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const CHUNKS = join('.next', 'static', 'chunks');

const builtSheets = (): string[] =>
  readdirSync(CHUNKS)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(CHUNKS, name), 'utf8'));

/** Selectors of the built style sheets that match an element but are in no style sheet of the page. */
export const missingStyles = (page: Page): Promise<string[]> =>
  page.evaluate(async (texts) => {
    /** Each selector separately, also of rules in groups, without its states. */
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
    const whole = await Promise.all(texts.map((text) => new CSSStyleSheet().replace(text)));
    const known = selectorsOf([...document.styleSheets]);
    return [...selectorsOf(whole)].filter((each) => each.includes('.') && !known.has(each) && isUsed(each));
  }, builtSheets());
