import { CacheExpiration, disableNavigationPreload, Serwist } from 'serwist';
import { outdatedCaches } from '@/lib/offline/cacheNames';
import { isData, isFile, readPicture } from '@/lib/offline/files';
import { isMessage } from '@/lib/offline/message';
import { BUILD } from '@/lib/offline/worker/build';
import { cacheReadPage } from '@/lib/offline/worker/cacheReadPage';
import { data, files, pictures } from '@/lib/offline/worker/files';
import { storeLanguage } from '@/lib/offline/worker/language';
import { notifyWaitingWorker } from '@/lib/offline/worker/newerWorker';
import { precacheOfflinePages } from '@/lib/offline/worker/offlinePage';
import { PageStrategy } from '@/lib/offline/worker/pages';
import '@/lib/offline/worker/skipWaiting';

declare const self: ServiceWorkerGlobalScope;

/**
 * The site’s service worker. Online the site is as without it; what was read, and what was taken along, is there without
 * a connection. A new one takes over at once: files have the hash of what is in them as their name, and the caches of
 * the build before stay, so that a tab that still shows it loses nothing.
 */
const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: new PageStrategy(),
    },
    // What a script asks for itself, such as the pack, is its own business.
    {
      matcher: ({ request, sameOrigin, url }) => sameOrigin && request.destination !== '' && isFile(url),
      handler: files,
    },
    { matcher: ({ sameOrigin, url }) => sameOrigin && isData(url), handler: data },
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.destination === 'image' && readPicture(url) !== null,
      handler: pictures,
    },
  ],
});

async function tidy(): Promise<void> {
  for (const name of outdatedCaches(await caches.keys(), BUILD)) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

// Firefox fails a navigation whose preload fails, though the page is cached. A registration remembers that an earlier
// worker enabled it.
disableNavigationPreload();

self.addEventListener('install', (event) => event.waitUntil(precacheOfflinePages()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isMessage(data)) return;
  event.waitUntil(Promise.all([storeLanguage(data.language), cacheReadPage(event, data)]).finally(notifyWaitingWorker));
});

// What is kept at installation is our own: the library’s list of that kind stays empty.
self.addEventListener('fetch', serwist.handleFetch);
