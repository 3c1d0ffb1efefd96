import { downloadPack, fetchManifest, PackUnavailable } from '@/lib/offline/pack/downloadPack';
import { type PackManifest, parseManifest } from '@/lib/offline/pack/manifest';

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

test('a download stops when the visitor cancels it, also where signals cannot be combined', async () => {
  Object.defineProperty(AbortSignal, 'any', { value: undefined });
  const cache = { keys: async () => [], put: async () => {} };
  Object.assign(globalThis, {
    caches: { keys: async () => [], open: async () => cache },
    navigator: { locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() } },
  });
  const controller = new AbortController();
  globalThis.fetch = (_href, options) =>
    new Promise((_, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new Error('cancelled')));
      setTimeout(() => controller.abort());
    });
  const manifest: PackManifest = parseManifest(MANIFEST);
  await expect(downloadPack(manifest, { signal: controller.signal })).rejects.toThrow('cancelled');
});
