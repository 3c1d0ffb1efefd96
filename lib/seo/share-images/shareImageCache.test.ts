import { createShareImageCache } from '@/lib/seo/share-images/shareImageCache';
import { temporaryFolder } from '@/lib/server/temporaryFolder.cases';

const pathOf = temporaryFolder();

const image = (fill: number) => new Uint8Array(1_000).fill(fill);

test('a cached image is found, also by the next process, and no other is', async () => {
  await createShareImageCache(pathOf()).set('/og/en/a.jpg', image(1));
  const next = createShareImageCache(pathOf());
  expect(new Uint8Array((await next.get('/og/en/a.jpg')) ?? [])).toEqual(image(1));
  expect(await next.get('/og/sr/a.jpg')).toBeNull();
});

test('without a folder images are cached in memory only', async () => {
  const cache = createShareImageCache(null);
  await cache.set('/og/a.jpg', image(1));
  expect(await cache.get('/og/a.jpg')).toEqual(image(1));
});
