// The site’s service worker. It keeps nothing and answers nothing: it removes itself’s old caches and takes over at once,
// so that an earlier version never shows an old page.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
