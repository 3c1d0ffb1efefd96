import { downloadPack } from '@/lib/offline/pack/downloadPack';
import { packHref } from '@/lib/offline/pack/manifest';
import { contents, pack, setUpSite, site } from '@/lib/offline/pack/pack.testUtils';
import { packCacheName, packsOf, removePacks, storeManifest } from '@/lib/offline/pack/packStore';
import { updatePacks } from '@/lib/offline/pack/updatePacks';

setUpSite();
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

const update = async (day: string) => {
  jest.setSystemTime(new Date(`${day}T10:00:00Z`));
  await updatePacks(site.online.build, new AbortController().signal);
};

test('an update that fails leaves the pack as it was, and is tried again', async () => {
  site.online = pack('b1', 'old', '/map', '/tax', '/plan');
  await downloadPack(site.online);
  site.online = { ...site.online, items: [...pack('b1', 'new', '/map').items, ...pack('b1', 'old', '/tax').items] };
  site.broken = ['/map'];
  await update('2026-11-03');
  expect(await contents(site.online)).toMatchObject({ '/map': '<h1>old</h1>', '/plan': '<h1>old</h1>' });
  expect((await packsOf('en')).map(({ isComplete }) => isComplete)).toEqual([true]);
  site.broken = [];
  await update('2026-11-03');
  expect(await contents(site.online)).toEqual({ '/map': '<h1>new</h1>', '/tax': '<h1>old</h1>' });
});

test('the content of a pack is looked up once a day, and when the clock was ahead', async () => {
  site.online = pack('b1', 'old', '/map');
  await downloadPack(site.online);
  site.online = pack('b1', 'new', '/map');
  await update('2026-11-01');
  expect(await contents(site.online)).toEqual({ '/map': '<h1>old</h1>' });
  await update('2026-11-03');
  expect(await contents(site.online)).toEqual({ '/map': '<h1>new</h1>' });
  site.online = pack('b1', 'newer', '/map');
  await update('2025-11-03');
  expect(await contents(site.online)).toEqual({ '/map': '<h1>newer</h1>' });
});

test('the pack of a new build that was not finished is tried again', async () => {
  const earlier = pack('b1', 'old', '/map');
  site.online = earlier;
  await downloadPack(earlier);
  site.online = pack('b2', 'new', '/map');
  site.broken = ['/map'];
  await update('2026-11-01');
  expect(await contents(earlier)).toEqual({ '/map': '<h1>old</h1>' });
  site.broken = [];
  await update('2026-11-01');
  expect((await packsOf('en')).map(({ manifest }) => manifest.build)).toEqual(['b2']);
});

test('a page that changes while the pack of a new build is not finished is fetched again', async () => {
  site.online = pack('b1', 'old', '/map');
  await downloadPack(site.online);
  site.online = pack('b2', 'new', '/map', '/tax');
  site.broken = ['/map'];
  await update('2026-11-01');
  site.online = pack('b2', 'newer', '/map', '/tax');
  site.broken = [];
  await update('2026-11-01');
  expect(await contents(site.online)).toEqual({ '/map': '<h1>newer</h1>', '/tax': '<h1>newer</h1>' });
});

test('a pack that is removed while its update looks up the contents does not come back', async () => {
  site.online = pack('b1', 'old', '/map');
  await downloadPack(site.online);
  const { fetch } = globalThis;
  globalThis.fetch = async (href) => {
    if (href === packHref('en')) await removePacks('en');
    return fetch(href);
  };
  await update('2026-11-03');
  expect(await packsOf('en')).toEqual([]);
});

test('a first download that was interrupted is left to the visitor', async () => {
  site.online = pack('b1', 'old', '/map');
  site.broken = ['/map'];
  await expect(downloadPack(site.online)).rejects.toThrow('503');
  site.broken = [];
  await update('2026-11-03');
  expect(await contents(site.online)).toEqual({});
});

test('a pack that is not old yet does not keep that of the other language from its update', async () => {
  const english = pack('b1', 'old', '/map');
  const montenegrin = { ...english, language: 'sr' as const };
  await storeManifest(await caches.open(packCacheName(montenegrin)), montenegrin, true);
  jest.setSystemTime(new Date('2026-11-03T09:00:00Z'));
  await storeManifest(await caches.open(packCacheName(english)), english, true);
  const load = jest.spyOn(globalThis, 'fetch');
  await update('2026-11-03');
  expect(load.mock.calls.map(([address]) => address)).toEqual([packHref('sr')]);
});
