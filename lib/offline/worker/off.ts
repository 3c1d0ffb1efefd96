import '@/lib/offline/worker/skipWaiting';

declare const self: ServiceWorkerGlobalScope;

/** Serwist’s record of when each thing was used. */
const RECORD = 'serwist-expiration';

/** Removes everything the site’s service workers kept on the device, and itself (`OFFLINE=off`). */
async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase(RECORD);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
