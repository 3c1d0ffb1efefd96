import { BUILD_HEADER } from '@/lib/offline/isCacheable';
import { downloadPack } from '@/lib/offline/pack/downloadPack';
import type { PackManifest } from '@/lib/offline/pack/manifest';
import { packHref, parseManifest } from '@/lib/offline/pack/manifest';
import { packCacheName, packsOf } from '@/lib/offline/pack/packStore';
import { updatePacks } from '@/lib/offline/pack/updatePacks';
import { HTML_HEADERS, setCaches } from '@/lib/offline/worker.testUtils';

const pack = (build: string, version: string, ...hrefs: string[]): PackManifest =>
  parseManifest({ build, language: 'en', items: hrefs.map((href) => ({ kind: 'page', href, bytes: 1, version })) });

let online: PackManifest;
let broken: string[];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') });
  broken = [];
  setCaches({});
  Object.assign(globalThis, {
    navigator: { locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() } },
    fetch: async (href: string) => {
      if (broken.includes(href)) return new Response('', { status: 503 });
      if (href === packHref('en')) return Response.json(online);
      const html = `<h1>${online.items.find((item) => item.href === href)?.version}</h1>`;
      return new Response(html, { headers: { ...HTML_HEADERS, [BUILD_HEADER]: online.build } });
    },
  });
});

afterEach(() => jest.useRealTimers());

const update = async (day: string) => {
  jest.setSystemTime(new Date(`${day}T10:00:00Z`));
  await updatePacks(online.build, new AbortController().signal);
};

async function contents(manifest: PackManifest): Promise<Record<string, string>> {
  const cache = await caches.open(packCacheName(manifest));
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('pack'));
  const pages = paths.map(async (path) => [path, (await (await cache.match(path))?.text()) ?? '']);
  return Object.fromEntries(await Promise.all(pages));
}

test('an update that fails leaves the pack as it was, and is tried again', async () => {
  online = pack('b1', 'old', '/map', '/tax', '/plan');
  await downloadPack(online);
  online = pack('b1', 'new', '/map', '/tax');
  broken = ['/map'];
  await update('2026-11-03');
  expect(await contents(online)).toMatchObject({ '/map': '<h1>old</h1>', '/plan': '<h1>old</h1>' });
  expect((await packsOf('en')).map(({ isComplete }) => isComplete)).toEqual([true]);
  broken = [];
  await update('2026-11-03');
  expect(await contents(online)).toEqual({ '/map': '<h1>new</h1>', '/tax': '<h1>new</h1>' });
});

test('the pack of a new build that was not finished is tried again', async () => {
  const earlier = pack('b1', 'old', '/map');
  online = earlier;
  await downloadPack(earlier);
  online = pack('b2', 'new', '/map');
  broken = ['/map'];
  await update('2026-11-01');
  expect(await contents(earlier)).toEqual({ '/map': '<h1>old</h1>' });
  broken = [];
  await update('2026-11-01');
  expect((await packsOf('en')).map(({ manifest }) => manifest.build)).toEqual(['b2']);
});

test('a first download that was interrupted is left to the visitor', async () => {
  online = pack('b1', 'old', '/map');
  broken = ['/map'];
  await expect(downloadPack(online)).rejects.toThrow('503');
  broken = [];
  await update('2026-11-03');
  expect(await contents(online)).toEqual({});
});
