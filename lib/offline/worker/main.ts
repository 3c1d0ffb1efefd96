import { CacheExpiration, Serwist } from 'serwist';
import { outdatedCaches } from '@/lib/offline/cacheNames';
import { isData, isFile, parsePictureUrl } from '@/lib/offline/files';
import { type Message, SKIP_WAITING } from '@/lib/offline/message';
import { BUILD } from '@/lib/offline/worker/build';
import { cacheReadPage } from '@/lib/offline/worker/cacheReadPage';
import { data, files, pictures } from '@/lib/offline/worker/files';
import { storeLanguage } from '@/lib/offline/worker/language';
import { notifyWaitingWorker } from '@/lib/offline/worker/newerWorker';
import { installOfflinePages } from '@/lib/offline/worker/offlinePage';
import { PageStrategy } from '@/lib/offline/worker/pages';
import '@/lib/offline/worker/skipWaiting';

declare const self: ServiceWorkerGlobalScope;

/**
 * The site’s service worker: visited pages and the pack are available offline. A new one is activated at once, which is safe
 * for open tabs: file names have hashes, and the caches of the previous build stay.
 */
const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: new PageStrategy(),
    },
    // The downloads of the pack are not handled: those of files have no destination, and none has credentials.
    {
      matcher: ({ request, sameOrigin, url }) => sameOrigin && request.destination !== '' && isFile(url),
      handler: files,
    },
    {
      matcher: ({ request, sameOrigin, url }) => sameOrigin && request.credentials !== 'omit' && isData(url),
      handler: data,
    },
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.destination === 'image' && parsePictureUrl(url) !== null,
      handler: pictures,
    },
  ],
});

async function deleteOutdatedCaches(): Promise<void> {
  for (const name of outdatedCaches(await caches.keys(), BUILD)) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

self.addEventListener('install', (event) => event.waitUntil(installOfflinePages()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOutdatedCaches()));
self.addEventListener('message', (event) => {
  const message: Message | typeof SKIP_WAITING = event.data;
  if (message === SKIP_WAITING) return;
  const done = Promise.all([storeLanguage(message.language), cacheReadPage(event, message)]);
  event.waitUntil(done.finally(notifyWaitingWorker));
});

// Precaching is done above, without the library’s list.
self.addEventListener('fetch', serwist.handleFetch);
