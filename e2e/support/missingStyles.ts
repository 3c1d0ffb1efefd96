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
    const selectorsOf = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): string[] =>
      [...cssRules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,\s*/);
        return rule instanceof CSSGroupingRule ? selectorsOf(rule) : [];
      });
    const isUsed = (selector: string): boolean => {
      try {
        return document.querySelector(selector) !== null;
      } catch {
        // Part of a selector list in parentheses.
        return false;
      }
    };
    const whole = await Promise.all(texts.map((text) => new CSSStyleSheet().replace(text)));
    const known = new Set([...document.styleSheets].flatMap(selectorsOf));
    const built = [...new Set(whole.flatMap(selectorsOf))];
    return built.filter((each) => each.includes('.') && !known.has(each) && isUsed(each));
  }, builtSheets());
