/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOADER_FILE } from '@/lib/document/builtLoader.mjs';

type Entry = { value: { kind: string; html: string }; lastModified: number };
type Handler = {
  get(key: string, context: { kind: string }): Promise<Entry | null>;
  set(key: string, value: object, context: { cacheControl?: object }): Promise<void>;
};

const HOUR_MS = 3_600_000;
const CONTROL = { cacheControl: { revalidate: 300, expire: 31_536_000 } };
const page = (words: string) => ({
  kind: 'APP_PAGE',
  html: `<!doctype html><html><body><p>${words}</p><script>data("${words}")</script></body></html>`,
});

const home = process.cwd();
const shared = globalThis as typeof globalThis & { kotorStore?: object };
const kept = new Map<string, Buffer>();
const store = {
  get: jest.fn(async (name: string) => kept.get(name) ?? null),
  has: async (name: string) => kept.has(name),
  set: async (name: string, bytes: Buffer) => void kept.set(name, bytes),
};
const folders: string[] = [];

beforeEach(() => {
  kept.clear();
  store.get.mockImplementation(async (name: string) => kept.get(name) ?? null);
  shared.kotorStore = store;
});

afterEach(() => {
  jest.useRealTimers();
  process.chdir(home);
  delete shared.kotorStore;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** An instance with a disk of its own, which is where the process is until the next one is made. */
async function makeInstance(): Promise<{ cache: Handler; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'kotor-shared-'));
  folders.push(folder);
  process.chdir(folder);
  mkdirSync('.next');
  writeFileSync(join('.next', 'BUILD_ID'), 'build-1');
  writeFileSync(join('.next', LOADER_FILE), 'bring()');
  let cache: Handler | undefined;
  await jest.isolateModulesAsync(async () => {
    const { default: CacheHandler } = await import('@/lib/cache/cacheHandler.mjs');
    cache = new CacheHandler() as unknown as Handler;
  });
  if (!cache) throw new Error('not loaded');
  return { cache, folder };
}

const get = (cache: Handler) => cache.get('/en/news', { kind: 'APP_PAGE' });

test('what one instance rendered, another has, with its scripts', async () => {
  await (await makeInstance()).cache.set('/en/news', page('one'), CONTROL);
  expect([...kept.keys()].map((name) => name.endsWith('.js'))).toEqual([true, false]);
  const { cache, folder } = await makeInstance();
  expect((await get(cache))?.value.html).toContain('<p>one</p>');
  const [script = ''] = kept.keys();
  kept.clear();
  expect((await get(cache))?.value.html).toContain('<p>one</p>');
  const { pageFolder } = await import('@/lib/cache/pageFolder.mjs');
  expect(existsSync(join(folder, pageFolder() ?? '', script))).toBe(true);
});

test('a page whose scripts are gone is not there', async () => {
  await (await makeInstance()).cache.set('/en/news', page('one'), CONTROL);
  for (const name of kept.keys()) if (name.endsWith('.js')) kept.delete(name);
  expect(await get((await makeInstance()).cache)).toBeNull();
});

test('a fresh page is its own business; an old one is asked for once in a while, and a newer copy taken', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  const { cache } = await makeInstance();
  await cache.set('/en/news', page('one'), CONTROL);
  store.get.mockClear();
  expect((await get(cache))?.value.html).toContain('<p>one</p>');
  expect(store.get).not.toHaveBeenCalled();

  jest.setSystemTime(Date.now() + HOUR_MS);
  for (let time = 0; time < 10; time += 1) expect((await get(cache))?.value.html).toContain('<p>one</p>');
  expect(store.get).toHaveBeenCalledTimes(1);

  await (await makeInstance()).cache.set('/en/news', page('two'), CONTROL);
  const { cache: third } = await makeInstance();
  expect((await get(third))?.value.html).toContain('<p>two</p>');
});

test('a store that holds nonsense holds nothing', async () => {
  store.get.mockResolvedValue(Buffer.from('<!doctype html>'));
  expect(await get((await makeInstance()).cache)).toBeNull();
});
