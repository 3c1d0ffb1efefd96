import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createKnownUrls } from '@/lib/cms/knownUrls';
import type { Page } from '@/lib/routing/internal';
import { temporaryFolder } from '@/lib/server/temporaryFolder.cases';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const ARTICLE: Page = { kind: 'article', id: 'a1' };
const LIST: Page = { kind: 'newsCategory', id: 'c1', page: 2 };

const pathOf = temporaryFolder();

/** Waits until a file says something. */
async function untilWritten(file: string, text: string): Promise<void> {
  while (!existsSync(file) || !readFileSync(file, 'utf8').includes(text)) await new Promise((go) => setTimeout(go, 20));
}

test('the page of a URL is known after a restart', async () => {
  const file = pathOf('new', 'addresses.json');
  const before = createKnownUrls(file);
  before.set('en perast', ARTICLE);
  before.set('sr bezbjednost', LIST);
  await untilWritten(file, 'bezbjednost');
  const after = createKnownUrls(file);
  expect([after.get('en perast'), after.get('sr bezbjednost'), after.get('en nothing')]).toEqual([
    ARTICLE,
    LIST,
    undefined,
  ]);
});

test('addresses without number take a bounded place, the ones used last stay', async () => {
  const file = pathOf('addresses.json');
  const urls = createKnownUrls(file);
  urls.set('first', ARTICLE);
  for (let number = 0; number < 5_000; number += 1) {
    urls.set(`address ${number}`, ARTICLE);
    urls.get('first');
  }
  await untilWritten(file, 'address 4999');
  expect(readFileSync(file).byteLength).toBeLessThan(300_000);
  expect(createKnownUrls(file).get('first')).toEqual(ARTICLE);
});

test.each(['', '{', '{"a":1}', '[["en x",{"kind":"article"}]]', '[["en x",{"kind":"secret","id":"x"}]]'])(
  'a damaged file (%s) counts as none',
  (text) => {
    const file = pathOf('addresses.json');
    writeFileSync(file, text);
    expect(createKnownUrls(file).get('en x')).toBeUndefined();
  },
);

test('without a file they are in memory only', () => {
  const urls = createKnownUrls(null);
  urls.set('en perast', ARTICLE);
  expect(urls.get('en perast')).toEqual(ARTICLE);
  urls.delete('en perast');
  expect(urls.get('en perast')).toBeUndefined();
});
