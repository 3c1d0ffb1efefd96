import { downloadPack, fetchManifest, PackUnavailable } from '@/lib/offline/pack/downloadPack';
import { contents, pack, setUpSite, site } from '@/lib/offline/pack/pack.testUtils';

setUpSite();

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
  ['an unknown language', { ...MANIFEST, language: 'xx' }],
  ['an item without a size', { ...MANIFEST, items: [{ kind: 'page', href: '/map', version: '1' }] }],
])('a manifest with %s throws', async (_what, body) => {
  respond(200, body);
  await expect(fetchManifest('en')).rejects.toThrow(TypeError);
});

test('a download stops when the visitor cancels it, also where signals cannot be combined', async () => {
  Object.defineProperty(AbortSignal, 'any', { value: undefined });
  const controller = new AbortController();
  globalThis.fetch = (_href, options) =>
    new Promise((_, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new Error('cancelled')));
      setTimeout(() => controller.abort());
    });
  const download = downloadPack(pack('b1', 'old', '/map'), { signal: controller.signal });
  await expect(download).rejects.toThrow('cancelled');
});

test('a download that is cancelled as it begins fetches nothing', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const controller = new AbortController();
  const options = { signal: controller.signal, onProgress: () => controller.abort() };
  await expect(downloadPack(pack('b1', 'old', '/map'), options)).rejects.toThrow('aborted');
  expect(fetched).not.toHaveBeenCalled();
});

test('a page that fails ends the requests for the others', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  globalThis.fetch = async (href, options) => {
    if (href === '/map') return new Response('', { status: 503 });
    signals.push(options?.signal);
    return new Promise(() => {});
  };
  await expect(downloadPack(pack('b1', 'old', '/map', '/tax'))).rejects.toThrow('503');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test('a page that changes while a download is interrupted is fetched again, also after a second interruption', async () => {
  site.online = pack('b1', 'old', '/map', '/tax');
  site.broken = ['/tax'];
  await expect(downloadPack(site.online)).rejects.toThrow('503');
  expect(await contents(site.online)).toEqual({ '/map': '<h1>old</h1>' });
  site.online = pack('b1', 'new', '/map', '/tax');
  site.broken = ['/map', '/tax'];
  await expect(downloadPack(site.online)).rejects.toThrow('503');
  site.broken = [];
  await downloadPack(site.online);
  expect(await contents(site.online)).toEqual({ '/map': '<h1>new</h1>', '/tax': '<h1>new</h1>' });
});

test('the progress of a resumed download begins with what is there, and ends with all', async () => {
  site.online = pack('b1', 'old', '/map', '/tax', '/plan');
  site.broken = ['/plan'];
  await expect(downloadPack(site.online)).rejects.toThrow('503');
  site.broken = [];
  const onProgress = jest.fn();
  await downloadPack(site.online, { onProgress });
  expect(onProgress.mock.calls).toEqual([[{ bytes: 2, ofBytes: 3 }], [{ bytes: 3, ofBytes: 3 }]]);
});
