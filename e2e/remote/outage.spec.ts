import { setTimeout as wait } from 'node:timers/promises';
import { everyAddress, kindsOfPage } from '../support/addresses';
import { agePages } from '../support/age';
import { headingsOf } from '../support/html';
import type { FaultKind } from '../support/provider';
import { startProvider } from '../support/provider';
import { startSite } from '../support/site';
import { expect, test } from '../support/test';
import type { Language } from '../support/words';

/** Renders that hang end after some seconds; Next renders the page again half a minute later. */
const RECOVERY = { timeout: 60_000, intervals: [1_000] };
const STEP_SECONDS = 15;

/** A cached page is served at once: far below the timeout of a provider. */
const AT_ONCE_MS = 3_000;

/** By then the site has written to disk which articles the slugs belong to. */
const WRITTEN_MS = 1_500;

/** Takes a site through an outage that starts between two runs of it, and the recovery. */
async function outlast(kind: FaultKind, language: Language): Promise<void> {
  const provider = await startProvider();
  const first = await startSite({ apiHost: provider.origin });
  const before = new Map<string, string[]>();
  for (const path of Object.values(everyAddress('remote', language)))
    before.set(path, headingsOf((await first.request(path)).text));
  await wait(WRITTEN_MS);
  await first.stop();
  agePages(first, provider.origin);

  await provider.break(kind);
  await provider.publish('second edition');
  const site = await startSite({ apiHost: provider.origin, siteUrl: first.siteUrl });
  for (const round of [1, 2]) {
    for (const [path, headings] of before) {
      const what = `${kind}: ${path}, round ${round}`;
      const started = Date.now();
      const { status, text } = await site.request(path);
      expect.soft(status, what).toBe(200);
      expect.soft(headingsOf(text), what).toEqual(headings);
      expect.soft(Date.now() - started, what).toBeLessThan(AT_ONCE_MS);
    }
  }

  await provider.mend();
  const { home, news, events, article } = kindsOfPage('remote', language);
  for (const path of [home, news, events, article]) {
    const isFresh = async (): Promise<boolean> => {
      await site.pass(STEP_SECONDS);
      return (await site.request(path ?? '')).text.includes('(second edition)');
    };
    await expect.poll(isFresh, { ...RECOVERY, message: `${kind}: ${path}` }).toBe(true);
  }
  await site.stop();
  await provider.stop();
}

test('serves cached pages for an hour of outage and past a restart, and renews them after it', async () => {
  test.setTimeout(120_000);
  await Promise.all([outlast('500', 'en'), outlast('hang', 'sr')]);
});
