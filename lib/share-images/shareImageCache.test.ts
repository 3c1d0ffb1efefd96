/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShareImageCache } from '@/lib/share-images/shareImageCache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotor-share-images-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const image = (fill: number) => new Uint8Array(1_000).fill(fill);

test('a cached image is found, also by the next process, and no other is', async () => {
  await createShareImageCache(folder).set('/og/en/a.jpg', image(1));
  const next = createShareImageCache(folder);
  expect(new Uint8Array((await next.get('/og/en/a.jpg')) ?? [])).toEqual(image(1));
  expect(await next.get('/og/sr/a.jpg')).toBeNull();
});

test('the disk is bounded: the least recently used image is evicted', async () => {
  const cache = createShareImageCache(folder, 3_000);
  for (const number of [1, 2, 3, 4]) await cache.set(`/og/${number}.jpg`, image(number));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readdirSync(folder)).toHaveLength(3);
  const next = createShareImageCache(folder, 3_000);
  expect(await next.get('/og/1.jpg')).toBeNull();
  expect(await next.get('/og/4.jpg')).not.toBeNull();
});

test('without a folder, or with a deleted one, images are cached in memory', async () => {
  const without = createShareImageCache(null);
  await without.set('/og/a.jpg', image(1));
  expect(await without.get('/og/a.jpg')).toEqual(image(1));
  const deleted = createShareImageCache(folder);
  rmSync(folder, { recursive: true });
  await deleted.set('/og/a.jpg', image(2));
  expect(await deleted.get('/og/a.jpg')).toEqual(image(2));
});
