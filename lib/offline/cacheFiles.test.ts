import { BUILD, FakeEvent, handle, ORIGIN, setCaches } from '@/lib/offline/worker.testUtils';

jest.mock('serwist', () => ({ ...jest.requireActual('serwist'), ExpirationPlugin: class {} }));

// Their types are those of a service worker.
const { cacheFiles, data, files, onlyWider } = jest.requireActual('@/lib/offline/worker/files');

const FILES = `kotor-files:${BUILD}`;

let stored: Record<string, Map<string, Response>>;

beforeEach(() => {
  stored = {};
  setCaches(stored);
});

const cached = () => [...(stored[FILES]?.keys() ?? [])];

test('a store that fails does not break a file online', async () => {
  const fail = () => Promise.reject(new Error('Internal error'));
  Object.assign(globalThis, { caches: { open: fail, match: fail }, fetch: async () => new Response('content') });
  const [response, done] = handle(files, '/_next/static/a.js');
  done.catch(() => {});
  expect(await (await response).text()).toBe('content');
});

test('an incomplete search index is not cached', async () => {
  globalThis.fetch = async () => new Response('{}', { headers: { 'Cache-Control': 'no-store' } });
  const [response, done] = handle(data, '/search-index/v1/en.json');
  expect(await (await response).text()).toBe('{}');
  await done;
  expect(cached()).toEqual([]);
});

test.each([
  ['the pack, after an earlier build', 'kotor-files:old', 'kotor-pack:b1:en'],
  ['the pack, after an earlier visit', FILES, 'kotor-pack:b1:en'],
  ['a visit, after the pack', 'kotor-pack:b1:en', FILES],
])('offline the newest search index is used, that of %s', async (_case, older, newer) => {
  const savedOn = (day: string) => new Response(day, { headers: { Date: `${day} Sep 2026 10:00:00 GMT` } });
  const href = `${ORIGIN}/search-index/v1/en.json`;
  stored[older] = new Map([[href, savedOn('Tue, 01')]]);
  stored[newer] = new Map([[href, savedOn('Wed, 02')]]);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const [response, done] = handle(data, '/search-index/v1/en.json');
  expect(await (await response).text()).toBe('Wed, 02');
  await done;
});

test('a file that does not fit does not keep the others of a page out of the cache', async () => {
  globalThis.fetch = async () => new Response('file');
  const { open } = caches;
  jest.spyOn(caches, 'open').mockImplementation(async (name) => {
    const cache = await open(name);
    const put: Cache['put'] = async (request, response) => {
      if ((request as Request).url.endsWith('/a.js')) throw new Error('QuotaExceededError');
      await cache.put(request, response);
    };
    return { ...cache, put };
  });
  await cacheFiles(new FakeEvent(), '"/_next/static/a.js" "/_next/static/b.js"', []);
  expect(cached()).toEqual([`${ORIGIN}/_next/static/b.js`]);
});

test.each([
  [960, 480, false],
  [480, 480, true],
  [480, 960, true],
])('whether a cached picture of %i px is replaced by one of %i px: %s', async (saved, sent, isReplaced) => {
  const pictureOf = (width: number) => ({ url: `${ORIGIN}/pictures/a-${width}.avif` });
  Object.assign(globalThis.caches, { match: async () => pictureOf(saved) });
  const response = pictureOf(sent);
  const toCache = await onlyWider.cacheWillUpdate({ request: response, response });
  expect(toCache).toBe(isReplaced ? response : null);
});
