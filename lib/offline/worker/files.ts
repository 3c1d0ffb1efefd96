import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import { FILE_DAYS } from '@/lib/browserStorage';
import { cacheName } from '@/lib/offline/cacheNames';
import { filesIn, isFile, parsePictureUrl } from '@/lib/offline/files';
import { isCacheableFile } from '@/lib/offline/isCacheable';
import { BUILD } from '@/lib/offline/worker/build';
import { replacedSignal } from '@/lib/offline/worker/newerWorker';

const MAX_FILES = 300;
const MAX_PICTURES = 120;
/** For pictures and data that are cached. */
const NETWORK_TIMEOUT_SECONDS = 4;

const onlyCacheable: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheableFile(response) ? response : null),
};

/** A web worker reads the hash of its script’s URL, which a cached response lacks: a new response gets the request’s URL. */
const withRequestUrl = (cached: Response | undefined, { destination }: Request): Response | undefined =>
  cached && destination === 'worker' ? new Response(cached.body, cached) : cached;

/** Falls back to the caches of the pack and of the previous build. */
const fromAnyCache: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    withRequestUrl(cachedResponse ?? (await caches.match(request, { ignoreVary: true })), request),
};

const sentAt = ({ headers }: Response): number => Date.parse(headers.get('Date') ?? '');

/** Data of a visit, of the pack or of the previous build may each be the newest. */
const newest: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ request }) => {
    const names = await caches.keys();
    const copies = names.map((name) => caches.match(request, { cacheName: name, ignoreVary: true }));
    const saved = (await Promise.all(copies)).filter((copy) => copy !== undefined);
    return saved.sort((one, other) => sentAt(other) - sentAt(one))[0];
  },
};

/** A store that fails must not break a file while online. */
const fromNetwork: SerwistPlugin = { handlerDidError: ({ request }) => fetch(request) };

/** With full storage the newest file is not stored: a purge would delete files of saved pages. */
const expiration = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: FILE_DAYS * 24 * 60 * 60,
    maxAgeFrom: 'last-used',
  });

/** Scripts, styles and fonts are immutable. */
export const files = new CacheFirst({
  cacheName: cacheName('kotor-files', BUILD),
  matchOptions: { ignoreVary: true },
  plugins: [onlyCacheable, expiration(MAX_FILES), fromAnyCache, fromNetwork],
});

/** Data, such as the search index, can change. */
export const data = new NetworkFirst({
  cacheName: cacheName('kotor-files', BUILD),
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [onlyCacheable, expiration(MAX_FILES), newest],
});

const pictureKey: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => parsePictureUrl(new URL(request.url))?.key ?? request,
};

/** A response that a script has made has no URL. */
const widthOf = (url: string): number => (url && parsePictureUrl(new URL(url))?.width) || 0;

/** A cached picture is not replaced by a narrower one. */
export const onlyWider: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const cached = await caches.match(parsePictureUrl(new URL(request.url))?.key ?? request, {
      cacheName: cacheName('kotor-pictures', BUILD),
      ignoreVary: true,
    });
    return cached && widthOf(cached.url) > widthOf(response.url) ? null : response;
  },
};

/** Online a picture has the width the page needs; offline any cached one is used. */
export const pictures = new NetworkFirst({
  cacheName: cacheName('kotor-pictures', BUILD),
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [pictureKey, onlyCacheable, onlyWider, expiration(MAX_PICTURES), fromAnyCache],
});

/**
 * Caches the files of a page and those it has loaded, where they are not cached yet; mostly they are in the browser’s
 * HTTP cache.
 */
export async function cacheFiles(event: ExtendableEvent, html: string, loaded: readonly string[]): Promise<void> {
  const urls = [...filesIn(html), ...loaded].map((address) => new URL(address, location.origin));
  const own = urls.filter(({ origin }) => origin === location.origin);
  const wanted = [
    ...own.filter(isFile).map((url) => ({ url, strategy: files })),
    ...own.filter((url) => parsePictureUrl(url)).map((url) => ({ url, strategy: pictures })),
  ];
  for (const { url, strategy } of wanted) {
    if (replacedSignal.aborted) return;
    if (await caches.match(parsePictureUrl(url)?.key ?? url, { ignoreVary: true })) continue;
    const [, done] = strategy.handleAll({ event, request: new Request(url) });
    await done.catch(() => {});
  }
}
