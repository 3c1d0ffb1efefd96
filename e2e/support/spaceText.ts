import type { Page } from '@playwright/test';

/**
 * Spaces letters, words, lines and paragraphs as a visitor’s own style sheet may (WCAG 1.4.12). Rules in a sheet of the page:
 * its policy blocks other sheets, and it removes constructed ones.
 */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const rule of [
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      'p { margin-bottom: 2em !important }',
    ])
      document.styleSheets[0]?.insertRule(rule);
  });
