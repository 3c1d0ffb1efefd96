import { cacheName } from '@/lib/offline/cacheNames';
import { pack } from '@/lib/offline/pack/pack.testUtils';
import { downloadedBytes, packCacheName, packsOf, removePacks, storeManifest } from '@/lib/offline/pack/packStore';
import { setCaches } from '@/lib/offline/worker.testUtils';

beforeEach(() => setCaches({}));

async function store(manifest = pack('b1', '1', '/map')): Promise<void> {
  await storeManifest(await caches.open(packCacheName(manifest)), manifest, true);
}

test('a pack on the device whose manifest has another shape is none', async () => {
  await store();
  for (const [build, text] of Object.entries({ b2: '{"pages":[]}', b3: '<html>', b4: 'null' })) {
    const cache = await caches.open(cacheName('kotor-pack', build, 'en'));
    await cache.put('/offline/pack?lang=en', new Response(text));
  }
  expect((await packsOf('en')).map(({ manifest }) => manifest.build)).toEqual(['b1']);
});

test('the pack of one language is found and removed without that of the other, and without visited pages', async () => {
  const visited = cacheName('kotor-pages', 'b1', 'sr');
  await caches.open(visited);
  const [english, montenegrin] = [pack('b1', '1', '/map'), { ...pack('b1', '1', '/tax'), language: 'sr' as const }];
  for (const manifest of [english, montenegrin]) await store(manifest);
  expect((await packsOf('sr')).map(({ manifest }) => manifest)).toEqual([montenegrin]);
  await removePacks('sr');
  expect([await packsOf('sr'), (await packsOf('en')).length, await caches.has(visited)]).toEqual([[], 1, true]);
});

test('of a pack the items that are there are counted, each by its whole address', async () => {
  const manifest = pack('b1', '1', '/map', '/news/x?id=a', '/news/x?id=b');
  await store(manifest);
  const bytes = async () => Promise.all((await packsOf('en')).map(downloadedBytes));
  expect(await bytes()).toEqual([0]);
  await (await caches.open(packCacheName(manifest))).put('/news/x?id=a', new Response(''));
  expect(await bytes()).toEqual([1]);
});
