declare const self: ServiceWorkerGlobalScope;

const controller = new AbortController();

/**
 * Aborted once a newer worker comes: it takes over only when this one has nothing left under way, so what can be done
 * later is left to it.
 */
export const replaced = controller.signal;

self.registration.addEventListener('updatefound', () => {
  // A worker may hear of its own coming too.
  if (self.serviceWorker?.state === 'activated') controller.abort();
});
