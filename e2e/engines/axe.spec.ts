import { kindsOfPage } from '../support/addresses';
import { AXE_SOURCE, AXE_TAGS } from '../support/axe';
import { expect, test } from './test';

/** A long page on a busy machine. */
const CHECK_MS = 60_000;

declare global {
  interface Window {
    violations?: string[];
  }
}

const LANGUAGES = ['en', 'sr'] as const;

test('every kind of page is accessible', async ({ tab }) => {
  test.setTimeout(300_000);
  const kinds = Object.keys(kindsOfPage('shipped', 'sr'));
  for (const [index, kind] of kinds.entries()) {
    const language = kind === 'resident card' ? 'sr' : LANGUAGES[index % LANGUAGES.length];
    await tab.open(kindsOfPage('shipped', language ?? 'en')[kind] ?? '');
    await tab.hydrated();
    await tab.run(AXE_SOURCE);
    await tab.evaluate((runOnly) => {
      void window.axe.run(document, { runOnly, resultTypes: ['violations'] }).then(({ violations }) => {
        window.violations = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
      });
    }, AXE_TAGS);
    expect.soft(await tab.within(CHECK_MS).until(() => window.violations), `${kind}, ${language}`).toEqual([]);
  }
});
