/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOADER_FILE } from '@/lib/document/builtLoader.mjs';

type Value = { kind: string; [field: string]: unknown };

type Handler = {
  get(
    key: string,
    context: { kind: string },
  ): Promise<{ value: Value; lastModified: number; cacheControl?: object } | null>;
  set(key: string, value: Value | null, context: { cacheControl?: object }): Promise<void>;
};

const PAGE: Value = {
  kind: 'APP_PAGE',
  html: '<p>Čćžšđ 🎭</p>',
  rscData: Buffer.from([0, 1, 254, 255]),
  headers: { 'x-next-cache-tags': 'a,b', 'set-cookie': ['a', 'b'] },
  postponed: undefined,
  status: 200,
  segmentData: new Map([
    ['/_tree', Buffer.from('tree')],
    ['/news/$c$1', Buffer.from([9, 8, 7])],
  ]),
};

const CONTROL = { revalidate: 300, expire: 31_536_000 };

const home = process.cwd();
const variables = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotor-cache-'));
  process.chdir(folder);
  startBuild('build-1');
});

afterEach(() => {
  process.chdir(home);
  process.env = { ...variables };
  rmSync(folder, { recursive: true });
});

function startBuild(id: string): void {
  mkdirSync('.next', { recursive: true });
  writeFileSync(join('.next', 'BUILD_ID'), `${id}\n`);
  writeFileSync(join('.next', LOADER_FILE), 'bring()');
}

/** A process of its own: nothing of an earlier one is in memory. */
async function start(environment: Record<string, string> = {}) {
  Object.assign(process.env, environment);
  let modules: { Handler: new () => Handler; isRendered: (path: string) => Promise<boolean> } | undefined;
  await jest.isolateModulesAsync(async () => {
    const { default: Handler } = await import('@/lib/cache/cacheHandler.mjs');
    const { isRendered } = await import('@/lib/cache/isRendered.mjs');
    modules = { Handler: Handler as unknown as new () => Handler, isRendered };
  });
  if (!modules) throw new Error('not loaded');
  return { cache: new modules.Handler(), isRendered: modules.isRendered };
}

const files = (): string[] =>
  readdirSync('.next', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['BUILD_ID', LOADER_FILE].includes(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

/** Values made in another realm are compared by what they hold. */
function expectPage(value: Value | undefined): void {
  expect(value).toMatchObject({ kind: 'APP_PAGE', html: PAGE.html, headers: PAGE.headers, status: 200 });
  expect(Buffer.isBuffer(value?.rscData)).toBe(true);
  expect(Buffer.compare(value?.rscData as Buffer, PAGE.rscData as Buffer)).toBe(0);
  const segments = value?.segmentData as Map<string, Buffer>;
  expect(Object.prototype.toString.call(segments)).toBe('[object Map]');
  expect([...segments.keys()]).toEqual(['/_tree', '/news/$c$1']);
  for (const [name, bytes] of PAGE.segmentData as Map<string, Buffer>) {
    expect(Buffer.isBuffer(segments.get(name))).toBe(true);
    expect(segments.get(name)?.equals(bytes)).toBe(true);
  }
}

test('a page comes back from memory as it was stored, with its Buffers, its Map and its lifetime', async () => {
  const { cache } = await start();
  const before = Date.now();
  await cache.set('/en/news', PAGE, { cacheControl: CONTROL });
  rmSync(join('.next', 'cache'), { recursive: true });
  const entry = await cache.get('/en/news', { kind: 'APP_PAGE' });
  expectPage(entry?.value);
  expect(entry?.cacheControl).toEqual(CONTROL);
  expect(entry?.lastModified).toBeGreaterThanOrEqual(before);
});

test('after a restart a page comes back from disk as it was stored', async () => {
  await (await start()).cache.set('/en/news', PAGE, { cacheControl: CONTROL });
  const { cache, isRendered } = await start();
  expect(await isRendered('/en/news')).toBe(true);
  expect(await isRendered('/sr/news')).toBe(false);
  const entry = await cache.get('/en/news', { kind: 'APP_PAGE' });
  expectPage(entry?.value);
  expect(entry?.cacheControl).toEqual(CONTROL);
});

test.each([
  ['renewed', 300, 300],
  ['whose renewal failed', 30, 10],
  ['that is tried again sooner anyway', 3, 3],
])('a page %s is asked for again after %i seconds, or %i', async (_what, revalidate, stored) => {
  const { cache } = await start();
  await cache.set('/en/news', PAGE, { cacheControl: { ...CONTROL, revalidate } });
  expect((await cache.get('/en/news', { kind: 'APP_PAGE' }))?.cacheControl).toEqual({
    ...CONTROL,
    revalidate: stored,
  });
});

test('what was stored last is what comes back, also after a restart', async () => {
  const { cache } = await start();
  await cache.set('/en/news', { ...PAGE, html: 'old' }, {});
  await cache.set('/en/news', { ...PAGE, html: 'new' }, {});
  expect((await cache.get('/en/news', { kind: 'APP_PAGE' }))?.value.html).toBe('new');
  expect((await (await start()).cache.get('/en/news', { kind: 'APP_PAGE' }))?.value.html).toBe('new');
});

test('pages and kinds of entry are kept apart', async () => {
  const { cache } = await start();
  await cache.set('/en/news', { ...PAGE, html: 'en' }, {});
  await cache.set('/sr/news', { ...PAGE, html: 'sr' }, {});
  await cache.set('/en/news', { kind: 'FETCH', data: 'fetch' }, {});
  expect((await cache.get('/en/news', { kind: 'APP_PAGE' }))?.value.html).toBe('en');
  expect((await cache.get('/sr/news', { kind: 'APP_PAGE' }))?.value.html).toBe('sr');
  expect((await cache.get('/en/news', { kind: 'FETCH' }))?.value.data).toBe('fetch');
  expect(await cache.get('/en/events', { kind: 'APP_PAGE' })).toBeNull();
});

test('a key with its source route before it is the same page', async () => {
  const { cache, isRendered } = await start();
  await cache.set('/[lang]/article/[id]/$/en/article/perast', PAGE, {});
  expectPage((await cache.get('/[lang]/article/[id]/$/en/article/perast', { kind: 'APP_PAGE' }))?.value);
  expect(await isRendered('/en/article/perast')).toBe(true);
});

test('nothing is stored for nothing', async () => {
  const { cache } = await start();
  await cache.set('/en/gone', null, {});
  expect(await cache.get('/en/gone', { kind: 'APP_PAGE' })).toBeNull();
  expect(files()).toEqual([]);
});

const OTHERS: [what: string, environment: Record<string, string>, build: string][] = [
  ['another provider', { API_HOST: 'https://api.example.org' }, 'build-1'],
  ['another public address', { SITE_URL: 'https://kotor.example' }, 'build-1'],
  ['another build', {}, 'build-2'],
];

test.each(OTHERS)(
  '%s never sees the pages of this one, and this one finds them again',
  async (_what, environment, build) => {
    await (await start()).cache.set('/en', PAGE, {});
    startBuild(build);
    const other = await start(environment);
    expect(await other.cache.get('/en', { kind: 'APP_PAGE' })).toBeNull();
    expect(await other.isRendered('/en')).toBe(false);
    await other.cache.set('/en', { ...PAGE, html: 'other' }, {});
    startBuild('build-1');
    process.env = { ...variables };
    expectPage((await (await start()).cache.get('/en', { kind: 'APP_PAGE' }))?.value);
    expect(files()).toHaveLength(2);
  },
);

test('while the site is being built nothing is written', async () => {
  const { cache } = await start({ NEXT_PHASE: 'phase-production-build' });
  await cache.set('/en', PAGE, {});
  expectPage((await cache.get('/en', { kind: 'APP_PAGE' }))?.value);
  expect(files()).toEqual([]);
});

test('without a build pages are kept in memory', async () => {
  rmSync('.next', { recursive: true });
  const { cache } = await start();
  await cache.set('/en', PAGE, {});
  expectPage((await cache.get('/en', { kind: 'APP_PAGE' }))?.value);
});

test('a disk that cannot be written takes nothing down', async () => {
  const { cache } = await start();
  rmSync(join('.next', 'cache'), { recursive: true });
  await cache.set('/en', PAGE, {});
  expectPage((await cache.get('/en', { kind: 'APP_PAGE' }))?.value);
});

test('a page whose file is gone is not there', async () => {
  await (await start()).cache.set('/en', PAGE, {});
  const { cache } = await start();
  for (const file of files()) rmSync(file);
  expect(await cache.get('/en', { kind: 'APP_PAGE' })).toBeNull();
});

test.each([
  ['empty', Buffer.alloc(0)],
  ['cut off', Buffer.from([0xff, 0x0f, 0x6f, 0x22])],
  ['something else', Buffer.from('<!doctype html>')],
])('a page whose file is %s is not there, and can be stored again', async (_what, bytes) => {
  await (await start()).cache.set('/en', PAGE, {});
  for (const file of files()) writeFileSync(file, bytes);
  const { cache, isRendered } = await start();
  expect(await cache.get('/en', { kind: 'APP_PAGE' })).toBeNull();
  expect(await isRendered('/en')).toBe(false);
  await cache.set('/en', PAGE, {});
  expectPage((await cache.get('/en', { kind: 'APP_PAGE' }))?.value);
});

test('no draft of a file is left behind', async () => {
  const { cache } = await start();
  await Promise.all(Array.from({ length: 20 }, (_, index) => cache.set(`/en/${index % 5}`, PAGE, {})));
  expect(files()).toHaveLength(5);
  for (const file of files()) expect(file).toMatch(/[0-9a-f]{32}$/);
});

const DOCUMENT =
  '<html lang="en"><head></head><body><p>Text</p><noscript>None</noscript><script>one()</script></body></html>';

test('a page that is kept has its light form, without being rendered again, also after a restart', async () => {
  const { cache } = await start();
  await cache.set('/en/news', { ...PAGE, html: DOCUMENT }, { cacheControl: CONTROL });
  const full = await cache.get('/en/news', { kind: 'APP_PAGE' });
  const light = await cache.get('/en-light/news', { kind: 'APP_PAGE' });
  expect(light?.value.html).toBe('<html lang="en"><head></head><body><p>Text</p>None</body></html>');
  expect(light).toMatchObject({ lastModified: full?.lastModified, cacheControl: CONTROL });
  expect((await cache.get('/en/news', { kind: 'APP_PAGE' }))?.value.html).toContain('<script type="module">');
  const again = await (await start()).cache.get('/en-light/news', { kind: 'APP_PAGE' });
  expect(again?.value.html).toBe(light?.value.html);
});

test('a light form that is rendered first is kept light, and is not the page in full', async () => {
  const { cache } = await start();
  await cache.set('/en-light/news', { ...PAGE, html: DOCUMENT }, {});
  expect((await cache.get('/en-light/news', { kind: 'APP_PAGE' }))?.value.html).not.toContain('<script');
  expect(await cache.get('/en/news', { kind: 'APP_PAGE' })).toBeNull();
});
