import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShareImageCache } from '@/lib/seo/share-images/shareImageCache';

const image = (fill: number) => new Uint8Array(1_000).fill(fill);

test('a cached image is found, also by the next process, and no other is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kotor-share-images-'));
  await createShareImageCache(folder).set('/og/en/a.jpg', image(1));
  const next = createShareImageCache(folder);
  expect(new Uint8Array((await next.get('/og/en/a.jpg')) ?? [])).toEqual(image(1));
  expect(await next.get('/og/sr/a.jpg')).toBeNull();
  rmSync(folder, { recursive: true });
});

test('without a folder images are cached in memory only', async () => {
  const cache = createShareImageCache(null);
  await cache.set('/og/a.jpg', image(1));
  expect(await cache.get('/og/a.jpg')).toEqual(image(1));
});
