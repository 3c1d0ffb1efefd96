import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PHONE, SCREEN } from './screens';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands: rule, element, reason. */
async function violationsOf(page: Page): Promise<string[]> {
  // The list of what is in order takes as long as the checks: it is left out. All frames are the site’s own, so axe needs no page of its own to sum them up.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The same on phone and desktop, in light and dark. Nothing moves meanwhile. */
export async function violationsEverywhere(page: Page, screens = [PHONE, SCREEN]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations = await violationsOf(page);
      found.push(...violations.map((each) => `${screen.width} ${colorScheme} ${each}`));
    }
  }
  return found;
}

/** Texts too pale for paper. */
export async function printViolationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode().analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  );
}
