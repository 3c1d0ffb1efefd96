import { fetchManifest, PackUnavailable } from '@/lib/offline/pack/downloadPack';

const MANIFEST = {
  build: 'b1',
  language: 'en',
  items: [{ kind: 'page', href: '/map', bytes: 20_000, version: 'b1 1' }],
};

const respond = (status: number, body?: unknown): void => {
  globalThis.fetch = async () => ({ ok: status === 200, status, json: async () => body }) as Response;
};

test('a manifest is parsed; without a pack there is none, in an outage it is unavailable', async () => {
  respond(200, MANIFEST);
  expect(await fetchManifest('en')).toEqual(MANIFEST);
  respond(404);
  expect(await fetchManifest('en')).toBeNull();
  respond(503);
  await expect(fetchManifest('en')).rejects.toThrow(PackUnavailable);
});

test.each([
  ['nothing', null],
  ['no items', { ...MANIFEST, items: undefined }],
  ['an unknown language', { ...MANIFEST, language: 'de' }],
  ['an item without a size', { ...MANIFEST, items: [{ kind: 'page', href: '/map', version: '1' }] }],
])('a manifest with %s throws', async (_what, body) => {
  respond(200, body);
  await expect(fetchManifest('en')).rejects.toThrow(TypeError);
});
