import { LANGUAGES } from '@/lib/i18n/language';
import { OUTAGE_SITE } from '../ports';
import { everyPagePath } from '../support/addresses';
import { AXE_RULES, AXE_SOURCE } from '../support/axe';
import { MESSAGES } from '../support/messages';
import type { Tab } from './tab';
import { expect, test } from './test';

/** A long page on a busy machine. */
const CHECK_MS = 60_000;

declare global {
  interface Window {
    violations?: string[];
  }
}

async function expectAccessible(tab: Tab, path: string, name: string): Promise<void> {
  await tab.openHydrated(path);
  await tab.run(AXE_SOURCE);
  await tab.evaluate((rules) => {
    void window.axe.run(document, { ...rules, resultTypes: ['violations'] }).then(({ violations }) => {
      window.violations = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    });
  }, AXE_RULES);
  expect.soft(await tab.within(CHECK_MS).until(() => window.violations), name).toEqual([]);
}

for (const language of LANGUAGES) {
  test(`every kind of page is accessible: ${language}`, async ({ tab }) => {
    test.setTimeout(600_000);
    for (const [kind, path] of Object.entries(everyPagePath(language))) await expectAccessible(tab, path, kind);
  });
}

test.describe('in an outage', () => {
  test.use({ site: OUTAGE_SITE });

  test('a page that was never loaded is accessible', async ({ tab }) => {
    for (const language of LANGUAGES) {
      await expectAccessible(tab, everyPagePath(language).guide, language);
      await tab.see('h1', MESSAGES[language].UnavailablePage.title);
    }
  });
});
