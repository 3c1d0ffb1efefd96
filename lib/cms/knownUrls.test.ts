import { readdirSync, writeFileSync } from 'node:fs';
import { openKnownUrls } from '@/lib/cms/knownUrls';
import type { Page } from '@/lib/routing/page';
import { temporaryFolder } from '@/lib/server/temporaryFolder.testUtils';

const ARTICLE: Page = { kind: 'article', id: 'a1' };

const pathOf = temporaryFolder();

test('the page of a URL is known after a restart, until it is deleted or its file is damaged', async () => {
  const urls = openKnownUrls(pathOf());
  for (const key of ['en perast', 'en verige']) await urls.set(key, ARTICLE);
  const after = openKnownUrls(pathOf());
  expect([await after.get('en perast'), await after.get('en nothing')]).toEqual([ARTICLE, undefined]);
  await after.delete('en perast');
  expect(await after.get('en perast')).toBeUndefined();
  for (const text of ['', '{']) {
    for (const name of readdirSync(pathOf())) writeFileSync(pathOf(name), text);
    expect([text, await after.get('en verige')]).toEqual([text, undefined]);
  }
});
