import '@/lib/offline/worker/skipWaiting';

declare const self: ServiceWorkerGlobalScope;

/** Serwist’s database of the last use of each entry. */
const EXPIRATION_DATABASE = 'serwist-expiration';

/** Removes everything the service workers stored on the device, and itself (`OFFLINE=off`). */
async function uninstall(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase(EXPIRATION_DATABASE);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(uninstall()));
