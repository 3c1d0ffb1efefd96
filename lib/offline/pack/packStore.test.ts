import { cacheName } from '@/lib/offline/cacheNames';
import { packsOf } from '@/lib/offline/pack/packStore';

const MANIFEST = { build: 'b2', language: 'en', items: [] };

test('a pack on the device whose manifest has another shape is none', async () => {
  const stored: Record<string, string> = {
    [cacheName('kotor-pack', 'b0', 'en')]: '{"pages":[]}',
    [cacheName('kotor-pack', 'b1', 'en')]: '<html>',
    [cacheName('kotor-pack', 'b2', 'en')]: JSON.stringify(MANIFEST),
    [cacheName('kotor-pack', 'b3', 'en')]: 'null',
  };
  const open = async (name: string) => ({ match: async () => new Response(stored[name]) });
  Object.assign(globalThis, { caches: { keys: async () => Object.keys(stored), open } });
  expect(await packsOf('en')).toEqual([expect.objectContaining({ manifest: MANIFEST, isComplete: false })]);
});
