import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import { cacheName } from '@/lib/offline/cacheNames';
import { filesIn, isFile, readPicture } from '@/lib/offline/files';
import { isCacheableFile } from '@/lib/offline/isCacheable';
import { BUILD } from '@/lib/offline/worker/build';
import { replacedSignal } from '@/lib/offline/worker/newerWorker';
import { FILE_DAYS } from '@/lib/visitor-info/storage';

const MAX_FILES = 300;
const MAX_PICTURES = 120;
/** Longest wait for a picture or for data that is on the device. */
const PATIENCE_SECONDS = 4;

/** Only whole answers of the site itself. */
const onlyOwn: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheableFile(response) ? response : null),
};

/** What runs beside a page reads what stands behind the `#` of its address: what was kept has an address without. */
const atItsAddress = (kept: Response | undefined, { destination }: Request): Response | undefined =>
  kept && destination === 'worker' ? new Response(kept.body, kept) : kept;

/** What is in no cache of its own may stand in another one: of the pack, or of the build before. */
const fromAnyCache: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    atItsAddress(cachedResponse ?? (await caches.match(request, { ignoreVary: true })), request),
};

const bounds = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: FILE_DAYS * 24 * 60 * 60,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  });

/** Scripts, styles and fonts never change under their names. */
export const files = new CacheFirst({
  cacheName: cacheName('kotor-files', BUILD),
  matchOptions: { ignoreVary: true },
  plugins: [onlyOwn, bounds(MAX_FILES), fromAnyCache],
});

/** What changes under its name, such as the index of the search, comes from the network while there is one. */
export const data = new NetworkFirst({
  cacheName: cacheName('kotor-files', BUILD),
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [onlyOwn, bounds(MAX_FILES), fromAnyCache],
});

const pictureKey: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => readPicture(new URL(request.url))?.key ?? request,
};

const widthOf = (url: string): number => (URL.canParse(url) ? (readPicture(new URL(url))?.width ?? 0) : 0);

/** A small picture never takes the place of a larger one. */
const onlyWider: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const held = await caches.match(readPicture(new URL(request.url))?.key ?? request, {
      cacheName: cacheName('kotor-pictures', BUILD),
      ignoreVary: true,
    });
    return held && widthOf(held.url) > widthOf(response.url) ? null : response;
  },
};

/** Pictures come as the screen asks for them while there is a connection; without one, any width will do. */
export const pictures = new NetworkFirst({
  cacheName: cacheName('kotor-pictures', BUILD),
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [pictureKey, onlyOwn, onlyWider, bounds(MAX_PICTURES), fromAnyCache],
});

/** Puts away what a page names and what it has loaded, unless it is here: from the browser’s own store, mostly. */
export async function cacheFiles(event: ExtendableEvent, html: string, loaded: readonly string[]): Promise<void> {
  const urls = [...filesIn(html), ...loaded].map((address) => new URL(address, location.origin));
  const own = urls.filter(({ origin }) => origin === location.origin);
  const wanted = [
    ...own.filter(isFile).map((url) => ({ url, strategy: files })),
    ...own.filter((url) => readPicture(url)).map((url) => ({ url, strategy: pictures })),
  ];
  for (const { url, strategy } of wanted) {
    if (replacedSignal.aborted) return;
    if (await caches.match(readPicture(url)?.key ?? url, { ignoreVary: true })) continue;
    const [, done] = strategy.handleAll({ event, request: new Request(url) });
    await done.catch(() => {});
  }
}
