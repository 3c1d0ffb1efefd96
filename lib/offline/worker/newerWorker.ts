import { TAKE_OVER } from '@/lib/offline/message';

declare const self: ServiceWorkerGlobalScope;

const controller = new AbortController();

/**
 * Aborted once a newer worker comes: it takes over only when this one has nothing left under way, so what can be done
 * later is left to it.
 */
export const replacedSignal = controller.signal;

self.registration.addEventListener('updatefound', () => {
  // A worker may hear of its own coming too.
  if (self.serviceWorker?.state === 'activated') controller.abort();
});

/**
 * Tells a newer worker that waits to try again. A page that was opened just as it came calls this one back to work: then
 * Chromium comes back to the newer one only after half a minute in which nothing was read.
 */
export function notifyWaitingWorker(): void {
  self.registration.waiting?.postMessage(TAKE_OVER);
}
