import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { DESKTOP, PHONE } from './screens';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Axe calls the rule for the label in the name experimental, since an icon font would break it. */
export const AXE_RULES = { runOnly: TAGS, rules: { 'label-content-name-mismatch': { enabled: true } } };

/** The rules that a colour scheme can change. */
const COLOUR_RULES = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/** Links are not recognisable on paper. */
const PRINT_RULES = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } };

type Rules = typeof AXE_RULES | typeof COLOUR_RULES;

/** What axe reports on the page as it is: rule, element, reason. */
async function findViolations(page: Page, rules: Rules): Promise<string[]> {
  // Once for each document: axe’s own integration injects it at each check, which takes half of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  // Passed checks are left out, since listing them takes as long as checking.
  const { violations } = await page.evaluate(
    (given) => window.axe.run({ ...given, resultTypes: ['violations'] }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What axe reports on phone and desktop in light, and on the last of them in dark, under reduced motion. */
export async function violationsEverywhere(page: Page, screens = [PHONE, DESKTOP]): Promise<string[]> {
  const found: string[] = [];
  const check = async (colorScheme: 'light' | 'dark', rules: Rules): Promise<void> => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await findViolations(page, rules);
    found.push(...violations.map((each) => `${page.viewportSize()?.width} ${colorScheme} ${each}`));
  };
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await check('light', AXE_RULES);
  }
  await check('dark', COLOUR_RULES);
  return found;
}

/** Texts with too little contrast on paper. */
export const printViolationsOf = (page: Page): Promise<string[]> => findViolations(page, PRINT_RULES);
