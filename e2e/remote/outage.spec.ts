import { setTimeout as wait } from 'node:timers/promises';
import { everyAddress, everyLanguage, kindsOfPage } from '../support/addresses';
import { agePages } from '../support/age';
import { headingsOf } from '../support/html';
import type { FaultKind } from '../support/provider';
import { startProvider } from '../support/provider';
import { startSite } from '../support/site';
import { expect, test } from '../support/test';

/** All is fresh again within a minute of the provider’s recovery. */
const RECOVERY = { timeout: 60_000, intervals: [1_000] };

/** A page is answered at once from its last good copy: far sooner than the patience with a provider. */
const AT_ONCE_MS = 3_000;

/** By then the site has written which pages addresses without an id led to. */
const WRITTEN_MS = 1_500;

/** A provider that fails from the first run of the site on, past a restart, until it is mended. */
async function outlast(kind: FaultKind): Promise<void> {
  const provider = await startProvider();
  const first = await startSite({ apiHost: provider.origin });
  const paths = everyLanguage((language) => Object.values(everyAddress('remote', language)));
  const before = new Map<string, string[]>();
  for (const path of paths) before.set(path, headingsOf((await first.request(path)).text));
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
  const article = kindsOfPage('remote', 'sr').article ?? '';
  for (const path of ['/?lang=en', '/news', '/dogadjaji', article]) {
    const isFresh = async (): Promise<boolean> => (await site.request(path)).text.includes('(second edition)');
    await expect.poll(isFresh, { ...RECOVERY, message: `${kind}: ${path}` }).toBe(true);
  }
  await site.stop();
  await provider.stop();
}

test('an outage may last an hour and a restart: old pages stay, and are renewed after it', async () => {
  test.setTimeout(120_000);
  await Promise.all([outlast('500'), outlast('hang')]);
});

test('a page older than five minutes is renewed behind the visitor’s back', async () => {
  test.setTimeout(60_000);
  const provider = await startProvider();
  const first = await startSite({ apiHost: provider.origin });
  expect((await first.request('/news')).status).toBe(200);
  await first.stop();
  agePages(first, provider.origin);
  await provider.publish('second edition');
  const site = await startSite({ apiHost: provider.origin, siteUrl: first.siteUrl });
  expect((await site.request('/news')).text).not.toContain('(second edition)');
  await expect.poll(async () => (await site.request('/news')).text.includes('(second edition)'), RECOVERY).toBe(true);
  await site.stop();
  await provider.stop();
});
